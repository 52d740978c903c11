import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useAgentErrors, useAgentField, type AgentPath } from '../draft/AgentDraftContext.ts'
import styles from '../AppearancePage.module.css'
import { t } from '../texts.ts'

const none: string[] = []

interface LinesFieldProps {
  kind: 'launchMessage' | 'suggestedReply' | 'website' | 'option'
  max: number
  maxLength: number
  isLong?: boolean
  path: AgentPath<string[]>
  description?: string
  placeholder?: string
  /** Called instead of an empty list. */
  onEmpty?: () => void
  /** Normalises a line when its field is left. */
  tidy?: (value: string) => string
}

/** A short list of texts; each has its own field. */
export function LinesField({
  kind,
  max,
  maxLength,
  isLong = false,
  path,
  description,
  placeholder,
  onEmpty,
  tidy,
}: LinesFieldProps) {
  const errors = useAgentErrors()
  const { value: found, change } = useAgentField(path)
  const values = Array.isArray(found) ? found.map(String) : none
  const replace = (index: number, text: string) =>
    change(values.map((value, at) => (at === index ? text : value)))

  function handleRemove(index: number) {
    if (values.length === 1 && onEmpty) onEmpty()
    else change(values.toSpliced(index, 1))
  }

  return (
    <fieldset className={styles.linesField}>
      <legend className="mantine-InputWrapper-label">{t(`lines_${kind}`)}</legend>
      {description && <p className="mantine-InputWrapper-description">{description}</p>}
      <div className={styles.lines}>
        {values.map((value, index) => {
          const field = {
            'aria-label': t(`line_${kind}`, { n: index + 1 }),
            value,
            maxLength,
            placeholder,
            error: errors[`${path}.${index}`],
            onBlur: tidy && (() => tidy(value) !== value && replace(index, tidy(value))),
          }
          return (
            // A line has no identity but its index.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.line}>
              {isLong ? (
                <Textarea
                  {...field}
                  autosize
                  minRows={1}
                  maxRows={6}
                  onChange={(event) => replace(index, event.currentTarget.value)}
                />
              ) : (
                <TextInput {...field} onChange={(event) => replace(index, event.currentTarget.value)} />
              )}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t(`removeLine_${kind}`, { n: index + 1 })}
                onClick={() => handleRemove(index)}
              >
                <IconX size={16} />
              </ActionIcon>
            </div>
          )
        })}
        {errors[path] && (
          <p className="mantine-InputWrapper-error" style={{ color: 'var(--bad)' }}>
            {errors[path]}
          </p>
        )}
        {values.length < max && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            style={{ justifySelf: 'start' }}
            leftSection={<IconPlus size={14} />}
            onClick={() => change([...values, ''])}
          >
            {t(`addLine_${kind}`)}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
