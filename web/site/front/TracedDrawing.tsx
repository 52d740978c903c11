import { Receipt } from '../parts/Receipt.tsx'
import { useWords } from '../words.ts'

/** A page of a document, the passage on it that an answer cites, and the receipt with the citation. */
export function TracedDrawing() {
  const t = useWords('front')
  return (
    <div className="front-drawing front-traced" aria-hidden="true">
      <div className="page">
        <small dir="auto">{t('tracedSource')}</small>
        <i />
        <i />
        <mark>{t('passage')}</mark>
        <i />
        <i />
        <i />
      </div>
      <div className="answer">
        <p className="bubble">{t('tracedAnswer')}</p>
        <Receipt source={t('tracedSource')} seconds={t('tracedSeconds')} credits={t('tracedAmount')} />
      </div>
    </div>
  )
}
