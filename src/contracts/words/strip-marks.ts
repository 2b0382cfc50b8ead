/** "Ní Bhriain" → "Ni Bhriain": letters without fadas and other marks. */
export function stripMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
