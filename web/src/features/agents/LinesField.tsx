import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import styles from './OverviewPage.module.css'

interface LinesFieldProps {
  label: string
  plural: string
  addLabel: string
  values: string[]
  most: number
  maxLength: number
  isLong?: boolean
  error?: string | undefined
  onChange: (values: string[]) => void
}

/** A short list of texts; each is a field of its own. */
export function LinesField({ label, plural, addLabel, values, most, maxLength, isLong = false, error, onChange }: LinesFieldProps) {
  const replace = (index: number, text: string) => onChange(values.map((value, at) => (at === index ? text : value)))
  return (
    <fieldset className={styles.linesField}>
      <legend className="mantine-InputWrapper-label">{plural}</legend>
      <div className={styles.lines}>
        {values.map((value, index) => {
          const field = {
            'aria-label': `${label} ${index + 1}`,
            value,
            maxLength,
          }
          return (
            // A line has no identity but its place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.line}>
              {isLong ? (
                <Textarea {...field} autosize minRows={1} maxRows={6} onChange={(event) => replace(index, event.currentTarget.value)} />
              ) : (
                <TextInput {...field} onChange={(event) => replace(index, event.currentTarget.value)} />
              )}
              <ActionIcon
                variant="subtle" color="gray" size={36} aria-label={`Remove ${label.toLowerCase()} ${index + 1}`}
                onClick={() => onChange(values.filter((_, at) => at !== index))}
              >
                <IconX size={16} />
              </ActionIcon>
            </div>
          )
        })}
        {error && <p className="mantine-InputWrapper-error" style={{ color: 'var(--bad)' }}>{error}</p>}
        {values.length < most && (
          <Button
            variant="subtle" color="gray" size="compact-sm" style={{ justifySelf: 'start' }} leftSection={<IconPlus size={14} />}
            onClick={() => onChange([...values, ''])}
          >
            {addLabel}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
