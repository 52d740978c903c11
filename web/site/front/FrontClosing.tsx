import { Receipt } from '../parts/Receipt.tsx'
import { SignUpAction } from '../parts/SignUpAction.tsx'
import { useWords } from '../words.ts'

/** The sign-up link again, beside the receipt of an answer. */
export function FrontClosing() {
  const t = useWords('front')
  return (
    <section className="front-closing" aria-labelledby="closing">
      <h2 id="closing">{t('closing')}</h2>
      <p>{t('closingLead')}</p>
      <SignUpAction />
      <aside aria-hidden="true">
        <Receipt
          source={t('closingSource')}
          seconds={t('closingSeconds')}
          credits={t('closingAmount')}
          paid={t('closingPaid')}
        />
      </aside>
    </section>
  )
}
