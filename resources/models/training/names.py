"""Names of people and places: lists, and surnames put together from syllables so that no net can learn them by heart."""

FIRST = """John William James George Charles Joseph Frank Robert Thomas Henry Edward Harry Walter Arthur Fred Albert Samuel
David Louis Joe Charlie Clarence Richard Andrew Daniel Ernest Will Jesse Oscar Lewis Peter Benjamin Frederick Willie Alfred
Sam Roy Herbert Jacob Tom Elmer Carl Lee Howard Martin Michael Bert Herman Jim Francis Harvey Earl Eugene Ralph Ed Claude
Edwin Ben Charley Paul Edgar Isaac Otto Luther Lawrence Ira Patrick Guy Oliver Theodore Hugh Clyde Alexander August Floyd
Homer Jack Leonard Horace Marion Philip Allen Archie Stephen Chester Willis Raymond Rufus Warren Jessie Milton Alex Leo
Julius Ray Sidney Bernard Dan Jerry Calvin Perry Dave Anthony Eddie Amos Dennis Clifford Leroy Wesley Alonzo Garfield Franklin
Emil Leon Nathan Harold Matthew Levi Moses Everett Lester Winfield Adam Lloyd Mack Jay Melvin Silas Hiram Ezra Elias Abner
Mary Anna Emma Elizabeth Minnie Margaret Ida Alice Bertha Sarah Annie Clara Ella Florence Cora Martha Laura Nellie Grace Carrie
Maude Mabel Bessie Jennie Gertrude Julia Hattie Edith Mattie Rose Catherine Lillian Ada Lillie Helen Jessie Louise Ethel Lula
Myrtle Eva Frances Lena Lucy Edna Maggie Pearl Daisy Fannie Josephine Dora Rosa Katherine Agnes Marie Nora May Mamie Blanche
Stella Ellen Nancy Effie Sallie Nettie Della Lizzie Flora Susie Maud Mae Etta Harriet Sadie Caroline Katie Lydia Elsie Kate
Susan Mollie Alma Addie Georgia Eliza Lulu Nannie Lottie Amanda Belle Charlotte Rebecca Ruth Viola Olive Amelia Hannah Jane
Virginia Emily Matilda Irene Kathryn Esther Willie Henrietta Ollie Amy Rachel Sara Estella Theresa Augusta Ora Pauline Dorothy
Velma Thelma Eileen Marjorie Wilma Darlene Judith Barbara Shirley Donna Kenneth Ronald Gerald Wayne Dale Glenn Vernon""".split()

LAST = """Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Martin Jackson Thompson White Lee
Harris Clark Lewis Robinson Walker Hall Young Allen Wright King Scott Green Baker Adams Nelson Hill Campbell Mitchell Roberts
Carter Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Cooper Peterson Reed Bailey Bell
Kelly Howard Ward Cox Richardson Wood Watson Brooks Bennett Gray James Hughes Price Myers Long Foster Sanders Ross Morrison
Yoder Stoltzfus Hershberger Schlabach Troyer Mast Gingerich Swartzentruber Kauffman Zook Beiler Lapp Esh Fisher Stutzman
Gallagher McCullough McKinley O'Brien O'Donnell McGinnis McCoy Shaughnessy Dougherty Flanagan MacDonald McElroy McAllister
Kowalski Nowak Wisniewski Wojciechowski Kaminski Lewandowski Zielinski Szymanski Dombrowski Jablonski Pietrzak Sobczak Gorski
Horvath Kovach Szabo Nagy Molnar Varga Toth Balogh Hudak Hornak Petrovich Kuzma Dzurko Sabol Pavlik Novotny Svoboda Dvorak
DiPietro DeLuca Esposito Ferraro Giordano Lombardi Mancini Palumbo Ricci Rossi Santoro Tucci Vitale Zappala Iannucci Colaizzi
Garcia Martinez Rodriguez Hernandez Lopez Gonzalez Trujillo Archuleta Montoya Vigil Gallegos Sandoval Maestas Valdez Baca
Schmidt Schneider Zimmerman Hoffman Wagner Becker Schultz Koch Bauer Richter Klein Schroeder Neumann Schwartz Kruger Hartmann
Carlson Swanson Lindquist Olson Hansen Bergstrom Gustafson Nyquist Halvorsen Thorson Engstrom Loustaunau Beauchamp Fontaine
Underwood Penrose Ashcraft Blackburn Culpepper Dilworth Eberhart Fetterman Gearhart Hildebrand Ingersoll Jamison Kirkpatrick
Lichtenfels Musgrove Nethercutt Oberlander Pettigrew Quigley Rumbaugh Shoemaker Uhler Vanderslice Weatherholtz""".split()

_HEADS = """Ab Al Am Bal Bar Be Ber Bla Bo Bra Bren Bur Ca Cha Cher Chri Col Cra Cu Da De Dem Die Do Dra Du Eck Ei Ell Er Fa Fen
Fi Fla Fro Gal Ge Gla Go Gra Gris Gu Ha Hei Her Ho Hru Hu Ja Je Ju Ka Ker Kle Ko Kra Kry Ku La Le Lo Lu Ma Mc Me Mi Mo Mu Na
Ne No Ny Ob Or Os Pa Pe Pfa Pri Pu Qua Ra Rei Ro Ru Sa Sche Schu Se Shi Ska Sli Sny Sta Ste Sto Stra Su Swa Ta Tho Tra Tru Tu
Ul Va Ver Vo Wa Wei Whi Wi Wo Ya Za Ze Zu""".split()
_MIDS = "ber cke de den der di do ga gen ges ha ki la le len li lo ma men mi na ne ni no pe ra ri ro sa se shi sko sta ta te ti to va ve vi wa za zi".split()
_TAILS = """ach auer baugh beck berg bert bold by chek cik cki dorf dt er ett feld ford gan gle ham hart heim hoff ick ik ing ington
ko kowski la land lein ler ley lin litz lo man mann mer mire nak ner ney nik now off on ong otti oux ow pp quist rd rich rick
rk ron rs ry schak sen ser sey ski sky son stein ster stock sz ter thal ton tz uk ulik vic vich ville wicz wood worth yak zak zel zer zynski""".split()

PLACES = """Ohio Pennsylvania Colorado Texas Kansas Virginia West_Virginia Kentucky Indiana Carolina Washington Greene Fayette
Westmoreland Armstrong Allegheny Butler Somerset Jefferson Marion Brooke Guernsey Belmont Harrison Tuscarawas Carroll Monroe
Morgan Noble Muskingum Perry Athens Weld Conejos Larimer Adams Arapahoe Costilla Logan Yuma Phillips Sedgwick Wood Ritchie
Doddridge Tyler Wetzel Marshall Hancock Monongalia Taylor Preston Barbour Upshur Lewis Gilmer Nacogdoches Bexar Travis Harris
Liberty Rusk Panola Shelby Anderson Cherokee Houston Springfield Franklin Union Jackson Center Richland Wayne Salem Richhill
Aleppo Nottingham Londonderry Oxford Wheeling Kirkwood Goshen Uniontown Greensburg Pittsburgh Waynesburg Cadiz Cambridge
Steubenville Wellsburg Fairmont Carrollton Greeley Denver Sterling Zanesville Marietta Moundsville Clarksburg Kittanning""".split()
PLACES = [p.replace("_", " ") for p in PLACES]

_INITIALS = "ABCDEFGHIJKLMNOPRSTUVWXYZ"


def surname(r) -> str:
    if r.random() < 0.5:
        return r.choice(LAST)
    name = r.choice(_HEADS)
    for _ in range(r.choice((0, 0, 1, 1, 2))):
        name += r.choice(_MIDS)
    name += r.choice(_TAILS)
    if r.random() < 0.06:
        name = r.choice(("Mc", "Mac", "O'", "De", "Di", "Von ", "Van ")) + name
    return name


def person(r) -> str:
    first, last, initial = r.choice(FIRST), surname(r), r.choice(_INITIALS)
    k = r.random()
    if k < 0.38:
        return f"{first} {initial}. {last}"
    if k < 0.60:
        return f"{first} {last}"
    if k < 0.74:
        dot = r.choice((". ", ".", " ", ". "))
        return f"{initial}{dot}{r.choice(_INITIALS)}{dot if dot != ' ' else '. '}{last}".replace("  ", " ")
    if k < 0.80:
        return f"{last}, {first} {initial}."
    if k < 0.86:
        return f"{first} {initial}. {last}, {r.choice(('Jr.', 'Sr.', 'II', 'III', 'Trustee', 'Esq.', 'Executor', 'Guardian', 'widow', 'single'))}"
    if k < 0.92:
        return f"{r.choice(('Mrs.', 'Mr.', 'Dr.', 'Jno.', 'Wm.', 'Geo.', 'Chas.', 'Jas.', 'Thos.', 'Robt.', 'Saml.'))} {initial}. {last}"
    return f"{initial}. {last}"


def people(r) -> str:
    k = r.random()
    if k < 0.45:
        return person(r)
    if k < 0.70:
        last = surname(r)
        tie = r.choice((", his wife", ", husband and wife", ", her husband", " his wife", ", et ux.", ", et al.", ""))
        return (
            f"{r.choice(FIRST)} {r.choice(_INITIALS)}. {last} and {r.choice(FIRST)} {r.choice(_INITIALS)}. {last}{tie}"
        )
    if k < 0.82:
        kind = r.choice(
            (
                "Coal Company",
                "Coal Co.",
                "Land Company",
                "Oil & Gas Co.",
                "Bank",
                "National Bank",
                "Trust Company",
                "Railroad Company",
                "Gas Company",
                "LLC",
                "Inc.",
                "Corporation",
                "Church",
                "& Sons",
                "Co.",
                "R. R. Co.",
                "Building & Loan Ass'n.",
            )
        )
        return f"{surname(r)} {kind}"
    if k < 0.92:
        return f"{person(r)} (SEAL)" if r.random() < 0.5 else f"{person(r).upper()}"
    return f"heirs of {person(r)}"


def place(r) -> str:
    name = r.choice(PLACES) if r.random() < 0.7 else surname(r)
    return r.choice(
        (
            f"{name} County",
            f"{name} Township",
            f"County of {name}",
            f"State of {name}",
            f"{name} Run",
            f"{name} Creek",
            f"Village of {name}",
            f"City of {name}",
            f"{name} Road",
            f"{name} Street",
            f"Borough of {name}",
            f"{name}, Ohio",
            f"{name}, Pa.",
            f"{name}, W. Va.",
            f"{name}, Colorado",
            name,
        )
    )
