/** A council and a ferry. The newer words of a library are in `library.ts`. */
export const COUNCIL = `
bins = bin day, bins collected, brown bin, black bin, green bin, bottle bank, civic amenity, amenity site, tip, bring centre, old mattress, couch ; lá bruscair, bosca donn, bosca glas, banc buidéal, láithreán fóntas poiblí, tochta
planning = planning, permission to build, exempt, retention, objection, object to, submission, shed, log cabin, modular, granny flat, porch, attic ; pleanáil, cead tógála, cead coinneála, agóid, aighneacht, bothán, póirse, áiléar
pothole = pothole, potholes, hole, crater, road surface, footpath, road in a state, resurfacing, ramps ; poll, poill, cosán, dromchla, bóthar briste
streetlight = street light, lamp, lamppost, bulb gone, dark street ; solas sráide, cuaille, bolgán
motortax = motor tax, road tax, tax the car, car tax, tax disc, tax my van ; cáin mhótair, cáin ar charr, diosca cánach
dogs = dog licence, dog warden, stray dog, dog fouling, dog poo, barking, lead ; ceadúnas madra, maor madraí, madra ar strae, salachar madraí, tafann
housinglist = housing list, council house, social housing, homeless, hap, ras, nowhere to live, somewhere to live, transfer list ; liosta tithíochta, teach comhairle, gan dídean, tithíocht shóisialta, áit chónaithe
rent = rent, pay my rent, rent arrears, behind on rent, differential rent ; cíos, riaráiste, íoc an chíosa
electoral = vote, register to vote, electoral register, polling station, polling card, election ; vótáil, clár na dtoghthóirí, stáisiún vótála, toghchán
burial = grave, graves, plot, burial, cemetery, headstone, buried, ashes ; uaigh, reilig, adhlacadh, leac, plota
arts = arts grant, artist, festival, funding for event ; ealaín, ealaíontóir, féile
allotment = allotment, vegetable plot, community garden ; cuibhreann, gairdín pobail, glasraí
flood = flood, flooding, flooded, sandbags, gully, shore blocked, drain blocked, water on the road ; tuile, tuilte, málaí gainimh, draein, uisce ar an mbóthar
casualtrade = casual trading, stall, market, market stall, food truck, street trading ; trádáil ócáideach, stainnín, margadh, veain bia
printing = print, printing, photocopy, photocopying, scan ; priontáil, fótachóip, scanadh
renewbook = renew, overdue, return a book, late book, borrow ; athnuachan, leabhar ar ais, iasacht
studyspace = study, study space, desk, quiet ; staidéar, áit staidéir, ciúin
ferry = ferry, boat, sailing, sail, crossing, island, pier, cancelled sailing, rough sea ; bád, bád farantóireachta, seoladh, oileán, garbh
weather = bad weather, storm, rain, snow, red warning, wet day ; stoirm, drochaimsir, báisteach, sneachta, rabhadh
`
