import { Button } from '@mantine/core'
import { generatePalette, indexOfPrimary, shadesOf } from '@parley/functions/shared/themes/agentTheme'
import { useId, useState } from 'react'
import { HexField } from '../../../components/forms/HexField.tsx'
import styles from './Theme.module.css'
import { t } from './texts.ts'
import type { ThemeEditing } from './useTheme.ts'

/** The ten shades as a ramp, and a field for each that can be edited. */
export function Shades({ editing: { theme, isEdited, apply } }: { editing: ThemeEditing }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shades = shadesOf(theme)
  const own = indexOfPrimary(theme.primary, theme.themeType)

  return (
    <div className={styles.shades}>
      <div className={styles.head}>
        <h3 id={id}>{t('shades')}</h3>
        {isEdited && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => apply({ ...theme, palette: generatePalette(theme.primary, theme.themeType) })}
          >
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
      <ol className={styles.ramp} aria-labelledby={id}>
        {shades.map((shade, index) => (
          // Two shades of a grey may be the same colour.
          <li key={`${index} ${shade}`} style={{ background: shade }} title={shade}>
            <span className="unseen">{shade}</span>
          </li>
        ))}
      </ol>
      <p>{t('shadesHint')}</p>
      {isOpen && (
        <fieldset className={styles.fields} aria-labelledby={id}>
          {theme.palette.map((colour, index) => {
            const number = index < own ? index + 1 : index + 2
            return (
              <HexField
                // A palette has no other identity than its order.
                key={String(index)}
                label={t('shade', { n: number })}
                pickLabel={t('pickShade', { n: number })}
                colour={colour}
                onChange={(next) => apply({ ...theme, palette: theme.palette.with(index, next) })}
              />
            )
          })}
        </fieldset>
      )}
    </div>
  )
}
