const HAVE =
  'bhfuil|tá|ta|níl|nil|raibh|bheadh|mbeadh|bheidh|beidh|mbeidh|bíonn|mbíonn|bhfuair|fuair|fháil|fhail|faigh|gan'
const WHOSE = 'agam|agat|aige|aici|againn|agaibh|acu|ag|ar bith|isteach'
const PERMISSION = new RegExp(
  `(?<!\\p{L})(?:(?<=(?<!\\p{L})(?:${HAVE}) (?:aon )?)ch?ead(?!\\p{L}| ch\\p{L})|cead(?= (?:${WHOSE})(?!\\p{L})))`,
  'giu',
)

/**
 * A text without "cead", permission. Without fadas it would be "céad", the first: "an bhfuil cead agam …", but "an chead
 * uair" and "an bhfuil cead chuairt saor".
 */
export const withoutPermission = (text: string) => text.replaceAll(PERMISSION, ' ')
