import type { Agency } from '../../../shared/agencies/agency.ts'
import type { MailBrand } from '../../kernel/mails/mailHtml.ts'

type Branded = Pick<Agency, 'name' | 'primary' | 'squarePhotoURL' | 'googleFont'>

/** Returns the look of an agency's emails. */
export function mailBrandOf({ name, primary, squarePhotoURL, googleFont }: Branded): MailBrand {
  // Without a font of its own, an email has that of the reader's device.
  return { name, primary, logo: squarePhotoURL, font: googleFont === 'inherit' ? 'system-ui' : googleFont }
}
