import { contrastOf } from '@parley/functions/shared/brand/readableOn'
import { defaultBrand } from '@parley/functions/shared/brand/defaultBrand'
import { ShadeEditor } from '../../components/shades/ShadeEditor.tsx'
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
  if (!/^#[0-9a-f]{6}$/i.test(primary)) return null
  const isOwn = palette.length === 9
  const steps = accentSteps({ primary, ...(isOwn && { palette: [...palette] }) })
  return (
    <div className={styles.look}>
      <ShadeEditor
        shades={steps}
        onChange={(index, colour) => onChange(steps.with(index, colour))}
        onGenerate={isOwn ? () => onChange([]) : undefined}
      />
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
