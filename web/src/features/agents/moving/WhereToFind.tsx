import styles from './Moving.module.css'
import { platforms } from './platforms.ts'
import { movingTexts as t } from './texts.ts'

/** Says where each platform exports its agents, and what happens to the file. */
export function WhereToFind() {
  return (
    <section className={styles.where} aria-labelledby="where-to-find">
      <h3 id="where-to-find">{t('whereIsIt')}</h3>
      <ul>
        {platforms.map((platform) => (
          <li key={platform}>{t(`where_${platform}`)}</li>
        ))}
      </ul>
      <p>{t('staysHere')}</p>
    </section>
  )
}
