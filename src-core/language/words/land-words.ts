// The words for land and its parts, for the lines, marks and measures of a survey, and for what stands on the ground.
import type { WordList } from '#core/language/words/word-list.ts';

export const LAND_WORDS: readonly WordList[] = [
  {
    sort: 'land',
    nouns: `
      addition block domain estate farm homeplace homestead land lot messuage parcel place plantation plot
      premise premises property ranch realty reserve site subdivision territory tract
    `,
    plain: 'piece',
  },
  {
    sort: 'piece',
    nouns: `
      back balance bench bottom bottomland bulk bush center centre clearing corner depth end face field foot
      fourth fraction front frontage garden gore ground half head hillside island lawn lowland meadow middle
      moiety mowing nook orchard outlot overlap part pasture portion quarter rear remainder remnant residue rest
      seat segment share side slope spot strip swamp third tier top triangle upland wedge woodland yard
    `,
    plain: `
      easterly eastern easternmost halves northerly northern northernmost pieces southerly southern southernmost
      westerly western westernmost
    `,
  },
  {
    sort: 'figure',
    nouns: `
      acreage angle arc arrow azimuth azimuths basis bearing bound boundary breadth calculation call chord
      closure commencement continuation contour coordinate course curve deficiency delta departure diameter
      dimension direction distance easting edge elevation ending extension extremity figure height intersection
      latitude leg length limit line longitude margin meander meandering measurement meridian northing offset
      outline overage perimeter point prolongation quantity radius shape shortage station tangent termination
      terminus traverse unit version width winding
    `,
    plain: `
      abuttal abuttals buttings centerline centreline curvature metes outbounds sideline sidelines tangency
    `,
  },
  {
    sort: 'monument',
    nouns: `
      alder apple ash aspen axle bar basswood beacon beech birch blaze bluff bolt boulder bowlder buckeye bur butternut
      cairn cap catalpa cedar cherry chestnut chop cliff cottonwood cross crow cucumber cypress disc disk
      dogwood elm fir gum hack hackberry hawthorn hazel heap hemlock hickory hole holly hornbeam hub initial ironwood
      jack juniper larch laurel ledge limb linn locust log lynn manzanita magnolia maple mark marker mesquite monument mound
      mulberry nail notch oak peach pear pecan peg persimmon pile pin pine pinyon pipe pit plug plum pointer poplar
      post rebar rock rod root sapling sassafras seedling snag sourwood spike spruce stake stob stone stump
      sugar sumac sycamore tack tamarack thorn tree tube tulip tupelo valve walnut willow
    `,
    plain: 'blackjack hic hickories mon mons ptrs pts',
  },
  {
    sort: 'way',
    nouns: `
      alley avenue bank bay bayou beach bed boulevard branch bridge brook brow bulkhead canal cartway channel
      creek crest crossing culvert curb dam ditch divide drain draw drive driveway fence ferry ford fork freeway
      gap gate gulch gully hedge highway hill hollow inlet interstate junction knob lake lane levee mainline
      marsh mill mountain mouth ocean outlet parkway passway path pavement pier pike pond prairie race rail
      railroad railway ravine ridge river road roadbed roadway route run sea seawall shore shoreline sidewalk
      slough spring spur stream street summit thread tide towpath track trail turnpike valley walk wall
      turnaround watercourse watershed waterway way wharf
    `,
    plain: 'asphalt blacktop dirt gravel macadam roads tidewater',
  },
  {
    sort: 'length',
    nouns: 'chain fathom foot furlong inch link meter metre mile pace perch pole vara yard',
    plain: 'chs feet ft inches lks perches poles varas vrs',
  },
  {
    sort: 'area',
    nouns: 'acre arpent hectare rood',
    plain: 'ac sqft',
  },
  {
    sort: 'direction',
    plain: `
      clockwise counterclockwise downstream e east eastward eastwardly n ne north northeast northeasterly
      northeastern northeastward northeastwardly northward northwardly northwest northwesterly northwestern
      northwestward northwestwardly nw s se south southeast southeasterly southeastern southeastward
      southeastwardly southward southwardly southwest southwesterly southwestern southwestward southwestwardly
      sw upstream w west westward westwardly
    `,
  },
  {
    sort: 'thing',
    nouns: `
      alfalfa anchor animal antenna apartment appliance aqueduct barley barn basement bean bee beverage billboard boiler building business
      cabin cable carport cat cattle cemetery chicken chimney church cistern conduit corn cottage cotton cow crop deck dog dust
      dwelling education engine equipment facility factory family fencing fixture flower fowl fruit fuel furnace
      furnishing furniture garage garbage goat gospel graveyard guy hay heating hive hog home horse hotel house
      hydrant ice implement improvement junk kennel lighting liquor livestock machine machinery manhole
      meetinghouse mule noise nuisance oat odor outbuilding parsonage patio plant plumbing pollutant pool porch poultry
      pump receiver refuse reservoir residence roof room rubbish rye saloon saws school schoolhouse septic shed shop shrub sign
      smoke snow stable stock store story structure substance swine tank tavern team tennis tile tobacco tool tower
      trade trailer transformer trash vehicle wagon waste well wheat wire worship
    `,
    plain: `
      growing hazardous hogs intoxicating malt manufactured mobile noxious offensive oxen sheep spirituous toxic vinous
    `,
  },
];
