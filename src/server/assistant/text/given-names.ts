/** Names by which people in Ireland are often called, without marks: some of them are words too ("Mark", "Grace"). */
export const GIVEN_NAMES = new Set(
  `aaron adam aidan ailbhe ailish aine aisling alan alannah alex alison amelia amy andrew andy angela angus anna anne annie
anthony antoinette aodh aodhan aoibheann aoife arthur attracta ava barra barry bartley bernadette bernard bernie billy
blathnaid bobby breandan breda breege brenda brendan brian brid bridget brighid bronagh cait caitlin caitriona caoimhe
caolan carmel carol caroline cathal catherine charlie chloe ciara ciaran claire cliona clionadh clodagh colette colin colm
colman conal conall concepta conchur connor conor cora cormac daithi daniel danny darragh darren dave davey david
deaglan deborah declan deirdre denis derek dermot dervla dessie diarmuid dolores donal donie donnacha donncha dorothy dylan
eamon eddie edel edward eileen eilis eimear eimhear eithne elaine eleanor elizabeth ellen ellie emily emma emmet enda eoghan
eoin eric ethna eugene eva evan feargal fearghal fergal fergus fiachra finbarr finn fintan fiona fionn fionnuala frances
frank fred gabriel gareth gavin gearoid ger geraldine gerard gerry gobnaid gobnait grace graham grainne greg hannah harry
hazel helen helena henry hugh ian isabelle ita ivan jack jacqueline jake james jane jarlath jason jean jennifer jenny jerry
jessica jim jimmy joan joanne joe joey john johnny jonathan joseph josephine josie judith julie karen kate kathleen kathy
katie keith kelly kenneth kevin kieran kitty lar larry laura lauren laurence leah leona leonard lewis liam linda lisa
liz lorcan lorna lorraine louise lucia lucy lughaidh luke lynn maeve mags mai maire mairead mairin mairtin majella malachy
manus margaret maria marian marie marion mark martin martina mary matthew mattie maura maureen mercedes mia michael micheal
michelle mick mickey mike miriam molly monica mossy muireann muiris myles naoise naomi natalie neil nessa niall niamh
nicholas nick nicola nicole noel noelle noirin nora nuala oilibhear oisin olivia orla orlaith orna oscar owen paddy
padraic padraig padraigin paidi pat patricia patrick patsy paudie paul paula pauline peadar pearse peig pete peter phil philip
philomena phyllis podge proinsias rachael rachel ray rebecca richard riona rita rob robert roisin ronan rory rosaleen rose
rosemary ruadhan ruairi ruth ryan sadhbh sally sam samantha sandra saoirse sarah seamie seamus sean seanie seoirse seosamh
shane sharon sheila sibeal sile simon sinead siobhan sonia sophie sorcha stephanie stephen steve susan susanne tadhg tara
ted teddy teresa terry theresa thomas tim timmy tina tom tomas tommy tony tricia triona trish una ursula vera veronica
victoria vincent vinny vivienne wayne william yvonne zoe
alice ben cian cillian con conn connie eabha eanna ella erin fiadh freya isla maya rian ruby ryan sophia killian leo luca noah odhran saorla sive siun tiarnan tiernan`.split(
    /\s+/,
  ),
)
