import { SceneReceipt } from '../frame/SceneReceipt.tsx'
import { frontTexts as t } from './texts.ts'

/** A page of a document, the passage on it that an answer cites, and the receipt with the citation. */
export function TracedDrawing() {
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
        <SceneReceipt
          other={{ source: t('tracedSource'), seconds: t('tracedSeconds'), amount: t('tracedAmount') }}
        />
      </div>
    </div>
  )
}
