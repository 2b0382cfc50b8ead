const APP =
  /(?<!\p{L})(?:fresha|booksy|treatwell|phorest|open ?table|res ?diary|the ?fork|quandoo|calendly|setmore|mindbody|class ?pass|vagaro|doctolib|zocdoc|swiftqueue)(?!\p{L})/iu
/** "I booked on Fresha for Friday", "can I pay on Fresha?" */
const OTHER =
  /(?<!\p{L})(?:booked|made|paid|pay(?:ing)?|deposit|vouchers?|reviews?|charged|confirmation|íoc\p{L}*|chuir mé|rinne mé|dearbhán\p{L}*)(?!\p{L})/iu

/** "Are ye on Fresha?", "an féidir áirithint a dhéanamh ar Booksy?": how to book. */
export const namesBookingApp = (text: string) => APP.test(text) && !OTHER.test(text)
