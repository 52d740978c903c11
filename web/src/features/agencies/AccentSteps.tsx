import { Button } from '@mantine/core'
import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { useState } from 'react'
import { HexField } from '../../components/forms/HexField.tsx'
import { accentColours } from '../../lib/brand/accentColours.ts'
import { accentSteps } from '../../lib/brand/accentSteps.ts'
import { formatCount } from '../../lib/formats/formats.ts'
import styles from './AccentSteps.module.css'
import { t } from './texts.ts'

const schemes = ['light', 'dark'] as const

interface AccentStepsProps {
  /** `#rrggbb`, or an incomplete input. */
  primary: string
  /** Nine colours; none for those of the primary colour. */
  palette: readonly string[]
  onChange: (palette: readonly string[]) => void
}

/** The nine steps of a primary colour, which can be edited, and the contrast of text on it. */
export function AccentSteps({ primary, palette, onChange }: AccentStepsProps) {
  const [isOpen, setOpen] = useState(false)
  if (!/^#[0-9a-f]{6}$/i.test(primary)) return null
  const isOwn = palette.length === 9
  const steps = accentSteps({ primary, ...(isOwn && { palette: [...palette] }) })
  return (
    <div className={styles.look}>
      <div className={styles.head}>
        <span aria-hidden="true">{t('steps')}</span>
        {isOwn && (
          <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
            {t('generateAgain')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          onClick={() => setOpen((was) => !was)}
        >
          {t(isOpen ? 'closeShades' : 'editShades')}
        </Button>
      </div>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map((step, place) => (
          // Two steps of a grey may be the same colour.
          <li key={`${place} ${step}`} style={{ background: step }} title={step}>
            <span className="unseen">{step}</span>
          </li>
        ))}
      </ol>
      {isOpen && (
        <fieldset className={styles.fields} aria-label={t('steps')}>
          {steps.map((step, index) => (
            <HexField
              // The steps have no other identity than their order.
              key={String(index)}
              label={t('shade', { n: index + 1 })}
              pickLabel={t('pickShade', { n: index + 1 })}
              colour={step}
              onChange={(next) => onChange(steps.with(index, next))}
            />
          ))}
        </fieldset>
      )}
      <Contrasts primary={primary} />
    </div>
  )
}

function Contrasts({ primary }: Pick<AccentStepsProps, 'primary'>) {
  return (
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
  )
}
