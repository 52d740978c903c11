import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { HexField } from '../forms/HexField.tsx'
import styles from './ShadeEditor.module.css'
import { t } from './texts.ts'

interface ShadeEditorProps {
  /** `#rrggbb`, from the first to the last. */
  shades: readonly string[]
  /** The index of a shade that is edited elsewhere, and has no field here. */
  fixedIndex?: number
  hint?: string
  onChange: (index: number, colour: string) => void
  /** Replaces edited shades by generated ones; undefined if none is edited. */
  onGenerate?: (() => void) | undefined
}

/** Shows the shades of a colour as a ramp, with a field for each that can be edited. */
export function ShadeEditor({ shades, fixedIndex, hint, onChange, onGenerate }: ShadeEditorProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <h3 id={id}>{t('shades')}</h3>
        {onGenerate && (
          <Button size="compact-sm" variant="subtle" onClick={onGenerate}>
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
      {hint && <p>{hint}</p>}
      {isOpen && (
        <fieldset className={styles.fields} aria-labelledby={id}>
          {shades.map((shade, index) =>
            index === fixedIndex ? null : (
              <HexField
                // Shades have no other identity than their order.
                key={String(index)}
                label={t('shade', { n: index + 1 })}
                pickLabel={t('pickShade', { n: index + 1 })}
                colour={shade}
                onChange={(colour) => onChange(index, colour)}
              />
            ),
          )}
        </fieldset>
      )}
    </div>
  )
}
