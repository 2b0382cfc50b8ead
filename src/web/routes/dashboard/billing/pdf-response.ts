import type { InvoicePdf } from '#server/domains/billing/index.ts'

/** A document to keep: private, never stored on the way. */
export function pdfResponse({ fileName, bytes }: InvoicePdf): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
