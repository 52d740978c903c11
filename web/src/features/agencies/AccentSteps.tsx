import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { accentColours } from '../../lib/brand/accentColours.ts'
import { accentSteps } from '../../lib/brand/accentSteps.ts'
import { formatCount } from '../../lib/formats/formats.ts'
import styles from './AccentSteps.module.css'
import { t } from './texts.ts'

const schemes = ['light', 'dark'] as const

interface AccentStepsProps {
  /** `#rrggbb`, or an incomplete input. */
  primary: string
  /** Nine colours, or none. */
  palette: readonly string[]
}

/** The nine steps of a primary colour, and the contrast of text on it. */
export function AccentSteps({ primary, palette }: AccentStepsProps) {
  if (!/^#[0-9a-f]{6}$/i.test(primary)) return null
  const steps = accentSteps({ primary, ...(palette.length === 9 && { palette: [...palette] }) })
  return (
    <div className={styles.look}>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map((step, place) => (
          // Two steps of a grey may be the same colour.
          <li key={`${place} ${step}`} style={{ background: step }} title={step}>
            <span className="unseen">{step}</span>
          </li>
        ))}
      </ol>
      <ul className={styles.marks}>
        {schemes.map((scheme) => {
          const { fill, onFill } = accentColours(primary, defaultBrand.neutralHue, scheme)
          const ratio = formatCount(Math.floor(contrastOf(fill, onFill) * 10) / 10)
          return (
            <li key={scheme}>
              {/* Letters that say nothing in any language. */}
              <span
                className={styles.sample}
                style={{ background: fill, color: onFill }}
                lang="zxx"
                aria-hidden="true"
              >
                Aa
              </span>
              {t(`contrast_${scheme}`, { ratio })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
