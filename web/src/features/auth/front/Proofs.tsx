import './proofs.css'
import { Face } from '../../../components/Face.tsx'
import { SceneSlip } from '../SceneSlip.tsx'
import { t } from '../texts.ts'

/** What sets the product apart, each with a small drawing of it. */
export function Proofs() {
  return (
    <section className="front-proofs" aria-label={t('proofs')}>
      <article>
        <div aria-hidden="true">
          <SceneSlip />
        </div>
        <h2>{t('proofTracedTitle')}</h2>
        <p>{t('proofTraced')}</p>
      </article>
      <article>
        <div aria-hidden="true" className="front-waiting">
          <Face seed="Priya" name="Priya" size={32} />
          <b dir="auto">Priya</b>
          <span>{t('proofTakeOver')}</span>
        </div>
        <h2>{t('proofPersonTitle')}</h2>
        <p>{t('proofPerson')}</p>
      </article>
      <article>
        <div aria-hidden="true" className="front-site-drawing">
          <i />
          <i />
          <i />
          <b />
        </div>
        <h2>{t('proofOwnTitle')}</h2>
        <p>{t('proofOwn')}</p>
      </article>
    </section>
  )
}
