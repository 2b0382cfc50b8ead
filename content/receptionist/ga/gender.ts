/** Of these endings only "ceacht" and its like are masculine. */
const FEMININE =
  /^(?:céad |an )?(?:ch?uairt|ch?oinne|comhairle|seirbhís|(?!(?:ch?eacht|smacht|slacht)(?!\p{L}))\p{L}+(?:acht|íocht|int|lann|óg|eog|áil))(?!\p{L})/iu

/** Whether the thing that is booked is feminine in Irish: "Céad chuairt", "Suathaireacht spóirt". */
export const isFeminine = (name: string): boolean => FEMININE.test(name)
