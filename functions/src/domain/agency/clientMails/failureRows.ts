import type { PaymentFailure, PaymentFailureKey } from '../../../shared/billing/paymentFailures.ts'
import { texts as ar } from '../../../shared/billing/paymentFailureTexts/ar.ts'
import { texts as de } from '../../../shared/billing/paymentFailureTexts/de.ts'
import { texts as en } from '../../../shared/billing/paymentFailureTexts/en.ts'
import { texts as es } from '../../../shared/billing/paymentFailureTexts/es.ts'
import { texts as fr } from '../../../shared/billing/paymentFailureTexts/fr.ts'
import { texts as it } from '../../../shared/billing/paymentFailureTexts/it.ts'
import { texts as nl } from '../../../shared/billing/paymentFailureTexts/nl.ts'
import { texts as pt } from '../../../shared/billing/paymentFailureTexts/pt.ts'
import type { Language } from '../../../shared/texts/languages.ts'
import { mailText } from './clientMailTexts.ts'
import type { MailRow } from './sendClientMail.ts'

type Texts = Record<PaymentFailureKey, string>

const textsByLanguage: Record<Language, Texts> = { ar, de, en, es, fr, it, nl, pt }

/** Returns the line of an email that says why a payment failed; none without a known reason. */
export function failureRows(language: Language, failure: PaymentFailure): MailRow[] {
  if (failure === '') return []
  return [{ label: mailText(language, 'reasonRow'), value: textsByLanguage[language][failure] }]
}
