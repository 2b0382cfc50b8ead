/** Names by which people in Ireland are often called, without marks: some of them are words too ("Mark", "Grace"). */
export const GIVEN_NAMES = new Set(
  `aaron adam aidan aine aisling alan alex amy andrew angela anna anne annie anthony aoibheann aoife barry bernadette brendan
brian bridget brid caitriona caoimhe caroline catherine cathal charlie chloe ciara ciaran claire clodagh colin colm conor cormac
daithi daniel darragh david declan deirdre dermot diarmuid donal donncha dylan eamon eilis eimear elaine elizabeth ellen emily
emma eoghan eoin eva fergal fiona fionn frances frank gareth gavin geraldine gerard grace graham grainne hannah hazel helen
hugh ian isabelle jack jacqueline james jane jason jean jennifer jessica joan joanne john joseph josephine julie karen kate
kathleen keith kelly kevin kieran laura leah liam linda lisa louise lucy luke lynn maeve mairead maire majella malachy margaret
maria marie mark martin mary matthew maura maureen mia michael michelle miriam molly muireann nessa niall niamh nicola nicole noel
noelle nora nuala olivia oisin orla owen padraic padraig patricia patrick paul paula peig peter philip rachel rebecca richard
robert roisin ronan rory rose ruairi ruth ryan saoirse sarah sean shane sharon sheila simon sinead siobhan sile sophie sorcha
stephen susan tadhg teresa thomas tomas tom tony una ursula veronica vincent wayne william yvonne`.split(/\s+/),
)
