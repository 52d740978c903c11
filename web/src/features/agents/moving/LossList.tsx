import type { Loss } from './draft/Losses.ts'
import styles from './Moving.module.css'
import type { ConvertedExport } from './readExport.ts'
import { movingTexts as t } from './texts.ts'

/** Lists what of an export is not taken, one sentence with its reason for each kind. */
export function LossList({ losses, secrets }: Pick<ConvertedExport, 'losses' | 'secrets'>) {
  const kindsOfSecrets = secrets.map((kind) => t(`secret_${kind}`))
  return (
    <section className={styles.losses} aria-labelledby="not-taken">
      <h3 id="not-taken">{t('notTaken')}</h3>
      {losses.length === 0 && <p>{t('allTaken')}</p>}
      <ul>
        {losses.map((loss) => (
          <li key={loss.kind} dir="auto">
            {sentenceOf(loss, loss.kind === 'secrets' ? kindsOfSecrets : loss.names)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentenceOf({ kind, count }: Loss, names: readonly string[]): string {
  const reason = t(`lost_${kind}`, { count })
  return names.length === 0 ? reason : t('named', { reason, names: names.join(', ') })
}
