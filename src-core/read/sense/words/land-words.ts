// The words for land and its parts, for the lines, marks and measures of a survey, and for what stands on the ground.
import type { WordList } from '#core/read/sense/lexicon.ts';

export const LAND_WORDS: readonly WordList[] = [
  {
    sort: 'land',
    nouns: `
      land tract parcel lot property premise premises estate realty plot farm homestead plantation messuage tenement
      place homeplace ranch subdivision addition block site domain territory
    `,
    plain: 'piece',
  },
  {
    sort: 'piece',
    nouns: `
      half part portion third quarter fourth side end corner strip gore triangle wedge remainder residue balance rest front
      rear center centre face frontage depth tier segment share fraction remnant back middle top bottom head foot
      field meadow pasture orchard garden yard woodland clearing bench slope bush hillside swamp island upland lowland
      ground seat bottomland mowing lawn nook spot overlap outlot moiety bulk
    `,
    plain:
      'pieces halves northern southern eastern western northerly southerly easterly westerly northernmost southernmost easternmost westernmost',
  },
  {
    sort: 'figure',
    nouns: `
      line boundary bound course call bearing azimuth distance angle curve arc chord tangent radius delta
      acreage quantity closure dimension measurement version shortage overage deficiency calculation perimeter limit edge
      margin outline shape figure meander traverse leg length width breadth coordinate direction azimuths point intersection
      meridian latitude departure basis arrow unit offset continuation extremity terminus termination winding meandering station northing easting longitude elevation contour diameter height commencement extension prolongation
    `,
    plain: 'metes tangency curvature centerline centreline abuttal abuttals buttings outbounds sideline sidelines',
  },
  {
    sort: 'monument',
    nouns: `
      monument marker mark stake stone post pin pipe rebar rod bar bolt nail spike cap disk disc tack hub plug peg axle tube
      cairn boulder bowlder heap pile mound pit hole cross blaze tree stump snag log root limb sapling oak pine poplar
      chestnut hickory walnut maple elm ash beech birch gum dogwood sycamore locust cedar hemlock spruce fir cherry
      sassafras persimmon sourwood buckeye mulberry cottonwood willow cypress juniper mesquite hackberry linn lynn basswood
      hornbeam ironwood laurel holly apple pear peach pointer notch hack chop initial ledge rock bluff cliff
      crow beacon valve stob jack seedling sugar bur pinyon manzanita butternut tulip thorn hawthorn plum catalpa sumac cucumber
    `,
    plain: 'blackjack hic hickories pts ptrs',
  },
  {
    sort: 'way',
    nouns: `
      road roadway roadbed highway street avenue lane alley pike turnpike path trail track walk sidewalk curb drive driveway
      boulevard railroad railway rail bridge culvert canal ditch drain ford ferry dam mill race river creek branch brook run
      stream spring pond lake marsh bay bayou slough gulch gully ravine hollow draw fork shore shoreline bank bed beach tide
      watercourse waterway thread channel crest summit brow ridge hill mountain knob spur gap valley prairie fence wall hedge gate pavement
      watershed divide levee wharf pier seawall bulkhead inlet outlet mouth sea ocean crossing junction way interstate
      route freeway parkway
    `,
    plain: 'blacktop gravel asphalt macadam dirt tidewater roads',
  },
  {
    sort: 'length',
    nouns: 'foot inch yard pole perch chain link vara mile meter metre furlong fathom pace',
    plain: 'feet ft inches perches chs lks vrs varas poles',
  },
  { sort: 'area', nouns: 'acre rood hectare arpent', plain: 'ac sqft' },
  {
    sort: 'direction',
    plain: `
      north south east west northeast northwest southeast southwest n s e w ne nw se sw northeastern northwestern
      southeastern southwestern northeasterly northwesterly southeasterly southwesterly northward southward eastward westward
      northwardly southwardly eastwardly westwardly northeastwardly northwestwardly southeastwardly southwestwardly
      northeastward northwestward southeastward southwestward clockwise counterclockwise upstream downstream
    `,
  },
  {
    sort: 'thing',
    nouns: `
      building dwelling house barn stable shed cabin cottage residence structure improvement fixture appliance outbuilding
      garage carport basement porch patio deck roof chimney school schoolhouse church meetinghouse parsonage cemetery
      graveyard store shop factory tavern hotel apartment story room trailer home vehicle animal cow horse hog
      dog cat goat fowl swine poultry livestock cattle crop wheat corn hay fruit plant shrub flower machinery machine
      equipment tool implement furniture furnishing fencing pump tank cistern well septic hydrant manhole wire
      cable conduit tower antenna sign billboard pool tennis facility transformer reservoir tile anchor guy snow ice dust saloon kennel fuel furnace plumbing lighting heating
      waste rubbish garbage refuse trash junk substance pollutant liquor beverage nuisance odor noise smoke business trade
      worship education gospel purpose family stock team wagon
    `,
    plain: 'manufactured mobile hogs intoxicating spirituous malt vinous noxious offensive hazardous toxic growing',
  },
];
