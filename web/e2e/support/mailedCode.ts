import { z } from 'zod'
import { sandboxOrigin } from './browser.ts'
import { waitMs } from './patience.ts'

const mailSchema = z.array(
  z.looseObject({ to: z.union([z.string(), z.array(z.string())]), html: z.string() }),
)

/** Waits for the six digits emailed to an address, and returns them with the email. */
export async function mailedCode(email: string): Promise<{ code: string; html: string }> {
  const deadline = Date.now() + waitMs
  while (Date.now() < deadline) {
    const response = await fetch(`${sandboxOrigin}/inbox.json`)
    const mails = mailSchema.parse(await response.json()).filter((mail) => [mail.to].flat().includes(email))
    for (const { html } of mails) {
      const code = /\b\d{6}\b/.exec(html)?.[0]
      if (code) return { code, html }
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No code came to ${email}`)
}
