import { both, matchesEither } from '../text/both-languages.ts'
import { languageEvidence } from './detect-language.ts'

/** Frequent words of the languages most spoken in Ireland after English and Irish that neither of these has. */
const FOREIGN_WORDS = new Set(
  `können koennen mir helfen brauche wann wir welche öffnen necesito ayuda cuándo puede ayudarme podría cómo pouvez aider besoin quand pourriez pas anglais j'ai potrzebuję pomocy kiedy czynne mogę można mówisz mowisz pani rozumiem angielsku bisogno aiuto quando potete ajuda podem consigo ajutor nevoie când puteți pagalbos kada reikia galiu
czy jest nie dzien dzień dobry czesc cześć prosze proszę chce chcę chcial chciałbym chciałabym umowic umówić wizyte wizytę ile kosztuje dziekuje dziękuję mowi mówi po polsku polski jestem mam potrzebuje potrzebuję gdzie kiedy godzina jutro otwarte
hola buenos buenas dias días tardes noches quiero quisiera necesito puedo hacer cita por favor gracias cuanto cuánto cuesta donde dónde esta está estan están abierto abren habla español espanol usted tienen para mañana una reservar hoy
bonjour bonsoir salut je ne voudrais rendez vous avez est combien coûte coute merci s'il plaît plait ouvert ouverts parlez parle français francais quel quelle où demain aujourd'hui prendre pouvez suis avec une êtes
guten hallo tag morgen ich möchte mochte hätte gern einen termin bitte danke wie viel kostet wo ist sind sie geöffnet geoffnet sprechen deutsch haben kann nicht heute und für uhr eine
buongiorno buonasera ciao vorrei prenotare appuntamento quanto costa grazie dove siete aperti parla italiano domani oggi sono posso per favore che avete
bom dia boa tarde noite olá ola quero queria marcar consulta obrigado obrigada onde fica aberto fala português portugues amanhã hoje você voce preciso vocês tem gostaria posso não nao
bună buna ziua vreau aș dori programare doresc cât cat costă costa mulțumesc multumesc unde este sunteți sunteti deschis vorbiți vorbiti română romana vă va rog pot mâine maine astăzi avea
labas laba diena ar galite kiek kainuoja noriu norėčiau noreciau registruotis vizitą ačiū aciu kur kalbate lietuviškai lietuviskai prašau prasau rytoj padėti padeti dirbate esate
sveiki labdien paldies cik maksā maksa lūdzu ludzu vēlos velos pieteikties kur atrodas runājat runajat latviski rīt vai jūs
goedemorgen goedemiddag ik wil graag afspraak maken hoeveel kost dank waar bent spreekt nederlands morgen alstublieft
dobrý dobry den chtěl chtela chtel bych objednat kolik stojí stoji děkuji dekuji dobrá ďakujem dakujem prosím prosim kde jste mluvíte česky slovensky koľko
szia jó jo napot szeretnék szeretnek időpontot idopontot mennyibe kerül kerul köszönöm koszonom hol beszél magyarul kérem
merhaba randevu almak istiyorum ne kadar teşekkürler tesekkurler nerede açık acik türkçe turkce lütfen var mı yarın
magandang umaga araw gusto kong magpa mag magkano salamat po nasaan bukas ba kayo kumusta paano tagalog
xin chào chao tôi muốn đặt lịch bao nhiêu cảm ơn ở đâu
zdravstvuyte privet spasibo pozhaluysta hochu zapisatsya skolko stoit dobryi zdravo dobar želim zakazati termin koliko košta hvala molim gdje hrvatski dobriy dyakuyu
hej god dag jag vill boka tack hur mycket kostar svenska`
    .split(/\s+/)
    // Words that English or Irish, or a name, has too.
    .filter(
      (word) =>
        !/^(?:is|in|me|no|do|to|a|den|per|est|hallo|tag|sind|sie|par|dia|una|esta|kann|ar|bent|den|ba|maca|cat|pot|rog|va|ne|var|gusto|die|hot|wo|may|mag|po|an|tem|mam|den|war|will|god|hur|tack|por|favor|boa|bom|ola|mi|ma|po|jo|ne|den|chao|wie|var|che|avec|und|termin|ik|wil|graag|kur|cik|vai|maken|salut|romana|polski|costa|hoy|ciao|rendez|vous|fica|sono|suis|bukas|nie|uhr|morgen|costa|kost|hej|dag|hol|on|laba|chce|araw|vill|siete|dakar|voce|sveiki_|avea|hoje|parle|eine|ich_|avez_)$/.test(
          word,
        ),
    ),
)
const FOREIGN_LETTERS =
  /[ąćęłńśźżñçãõßäöüøåæřšžčěůășțşţāēģķļņėįųūğıőűđảạấầẩẫậắằẳẵặẻẽẹếềểễệỉĩịỏọốồổỗộớờởỡợủũụứừửữựỳỷỹỵ¿¡êèàâîôûùœëï]/i
const OTHER_SCRIPT = /\p{L}/gu
const LATIN = /\p{Script=Latin}/u

const ENGLISH_NAMES =
  'polish|spanish|french|german|italian|portuguese|romanian|lithuanian|latvian|ukrainian|russian|chinese|mandarin|cantonese|arabic|hindi|urdu|punjabi|bengali|malayalam|tamil|czech|slovak|hungarian|turkish|tagalog|filipino|vietnamese|croatian|serbian|dutch|swedish|norwegian|danish|finnish|greek|bulgarian|japanese|korean|thai|farsi|persian|yoruba|igbo|somali|swahili|albanian|georgian|estonian|welsh|brazilian|hebrew|pashto|kurdish|sign_language|isl'
const IRISH_NAMES =
  'polainnis|pholainnis|spáinnis|fraincis|gearmáinis|iodáilis|portaingéilis|rómáinis|liotuáinis|laitvis|úcráinis|rúisis|sínis|araibis|hiondúis|urdais|seicis|slóvaicis|ungáiris|tuircis|tagálaigis|vítneaimis|cróitis|seirbis|ollainnis|sualainnis|gréigis|bulgáiris|seapáinis|cóiréis|breatnais|peirsis|albáinis|seoirsis|mandairínis|teanga_eile|comharthaíochta'

const REQUESTS = both(
  `
  speak|speaks|speaking|talk|talks|understand|know|have|anyone|someone|somebody|write|in|to|through|by ... ${ENGLISH_NAMES}|another_language|other_languages
  ${ENGLISH_NAMES} speaker|speaking|interpreter|translator|language|please|version|spoken|translation
  ^ ${ENGLISH_NAMES} $
  interpreter|translator
  no|dont|not|little|bad|poor|my speak|good|understand|much|have|very|is? english
  my english
  `,
  `
  ${IRISH_NAMES}
  ateangaire|ateangaireacht
  `,
)

const NAMES = ENGLISH_NAMES.replaceAll('_', ' ')
/**
 * "The Spanish Arch", "a Polish shop", "beside the Chinese": a thing that is named after a country. What may follow a
 * language is listed.
 */
const OF_COUNTRY = new RegExp(
  `(?<!\\p{L})(?:the (?:${NAMES})\\s*(?=$|[.,?!;]|and |or )|(?:${NAMES}) (?!(?:speak\\p{L}*|interpret\\p{L}*|translat\\p{L}*|language|version|spoken|person|please|pls|at|or|and|to|with|in|on|for|there|here|instead|only|too|also|as|well|is|are|but|if|because|cos|not|by|rather|better|now|today|tomorrow|then|so|than|thanks|nó|agus|le|anseo|ann|ach|más|ag\\p{L}*)(?!\\p{L}))(?=\\p{L}))`,
  'giu',
)
/** "Grinds in French", "an múineann sibh Spáinnis": what is taught. */
const TAUGHT = new RegExp(
  `(?<!\\p{L})(?:teach\\p{L}*|lessons?|class(?:es)?|courses?|grinds?|learn\\p{L}*|tuition|tutor\\p{L}*|(?:leaving|junior) cert|(?:mh?úin|bhfoghlaim|fh?oghlaim|g?ch?eacht|rang|g?ch?úrsa|d?th?eagasc)\\p{L}*) (?:[\\p{L}'’]+ ){0,3}(?:${NAMES}|${IRISH_NAMES.replaceAll('_', ' ')})(?!\\p{L})`,
  'giu',
)

/** Whether a text asks for another language by its name. */
const asksForLanguage = (text: string) =>
  matchesEither(text.replaceAll(TAUGHT, ' ').replaceAll(OF_COUNTRY, ' '), REQUESTS)

/** "She only speaks Polish" says something about somebody else, and asks for no language. */
const ABOUT_SOMEBODY =
  /^\s*(?:(?:(?:s?he|(?:my|the|our) \p{L}+) (?:only speaks|speaks only|only has))|níl (?:aici|aige) ach) \p{L}+[.!]?\s*$/iu

/** Whether a message is in, or asks for, a language other than English and Irish. */
export function isOtherLanguage(text: string): boolean {
  if (ABOUT_SOMEBODY.test(text)) return false
  const letters = text.match(OTHER_SCRIPT) ?? []
  const other = letters.filter((letter) => !LATIN.test(letter)).length
  if (letters.length > 1 && other / letters.length > 0.5) return true
  if (asksForLanguage(text)) return true
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .filter((word) => word !== '')
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length
  const marked = words.filter((word) => FOREIGN_LETTERS.test(word) && !FOREIGN_WORDS.has(word)).length
  const { en, ga } = languageEvidence(text)
  const score = foreign + 0.7 * marked
  return score >= 1 && score > 0.75 * (en + ga) - 0.5 * foreign && (score >= 1.4 || words.length <= 3)
}
