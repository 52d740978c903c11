import { useWords } from '../words.ts'
import { SitesDrawing } from './SitesDrawing.tsx'
import { TaughtDrawing } from './TaughtDrawing.tsx'
import { TracedDrawing } from './TracedDrawing.tsx'
import { WaitingDrawing } from './WaitingDrawing.tsx'

/** The product's advantages, each with a picture of its screen. */
export function Proofs() {
  const t = useWords('front')
  return (
    <section className="front-proofs" aria-labelledby="proofs">
      <h2 id="proofs">{t('proofs')}</h2>
      <article className="wide">
        <TracedDrawing />
        <h3>{t('proofTracedTitle')}</h3>
        <p>{t('proofTraced')}</p>
      </article>
      <article>
        <WaitingDrawing />
        <h3>{t('proofPersonTitle')}</h3>
        <p>{t('proofPerson')}</p>
      </article>
      <article>
        <SitesDrawing />
        <h3>{t('proofOwnTitle')}</h3>
        <p>{t('proofOwn')}</p>
      </article>
      <article className="wide">
        <TaughtDrawing />
        <h3>{t('taughtTitle')}</h3>
        <p>{t('taught')}</p>
      </article>
    </section>
  )
}
