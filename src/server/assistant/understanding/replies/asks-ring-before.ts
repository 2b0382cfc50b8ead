const RING_BEFORE =
  /^\W*(?:(?:and|but|so|ok|okay|thanks|grand|agus|ach|ceart go leor)(?!\p{L})[\s,.]*)*(?:(?:will|does|do|would|can|could) (?:someone|somebody|ye|you|he|she|they|(?:the|yer|your) \p{L}+) (?:ring|call|phone|text|message|buzz|let) (?:me|us|ahead)(?: know)?|(?:an|nach) (?:nglaofaidh|nglaonn|nglaofadh|gcuirfidh|scairtfidh) (?:duine|sibh|sé|sí|siad|an \p{L}+)(?: (?:glaoch|scéala|téacs))?(?: (?:orm|orainn|chugam))?)(?: \p{L}+){0,2}? (?:before|when|once|first|beforehand|ahead|on (?:the|his|her|their) way|roimh\p{L}*|sula|nuair|ar an mbealach|ar dtús)(?!\p{L})/iu

/** "Will the plumber ring me before he comes?", "an nglaofaidh sibh orm ar an mbealach?" */
export const asksRingBefore = (text: string): boolean => RING_BEFORE.test(text)
