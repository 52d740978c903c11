import { Receipt } from '../parts/Receipt.tsx'
import { useWords } from '../words.ts'

/** The sign-up link again, beside the receipt of an answer. */
export function FrontClosing() {
  const t = useWords('front')
  const frame = useWords('frame')
  return (
    <section className="front-closing" aria-labelledby="closing">
      <h2 id="closing">{t('closing')}</h2>
      <p>{t('closingLead')}</p>
      <div className="actions">
        <a className="button" href="/signup">
          {frame('createAccount')}
        </a>
        <span>{frame('noCard')}</span>
      </div>
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
