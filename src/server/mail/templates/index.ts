/** Every mail the product sends, with what its text needs. The outbox stores these as JSON. */
export type MailTemplates = {
  'contact-acknowledgment': { name: string; message: string }
  'contact-notification': {
    enquiryId: string
    name: string
    email: string
    organization: string
    organizationType: string | null
    message: string
    heldAsSpam: boolean
  }
}
