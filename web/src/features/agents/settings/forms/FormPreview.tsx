import { useAgentDraft } from '../../AgentDraftContext.ts'
import { usePreviewLook } from '../../usePreviewLook.ts'
import styles from './FormPreview.module.css'

/** A drawing of the form with the draft's words and colours: nothing in it can be filled in. */
export function FormPreview({ formId }: { formId: string }) {
  const agent = useAgentDraft((draft) => draft)
  const style = usePreviewLook(agent)
  const form = agent.widgetOptions.forms.find(({ id }) => id === formId)
  if (!form) return null
  const { title, text, fields, submitLabel, canSkip, thanks } = form
  return (
    <div className={styles.stage} style={style}>
      <h3 dir="auto">{title || 'Untitled'}</h3>
      {text && <p dir="auto">{text}</p>}
      {fields.map(({ key, label, type, required, options }) => (
        <div key={key} className={styles.entry} data-type={type} dir="auto">
          <span>
            {label || 'No label yet'}
            {required && ' *'}
          </span>
          <i>{type === 'choice' ? (options.find(Boolean) ?? 'Please choose') : ''}</i>
        </div>
      ))}
      <div className={styles.choices}>
        <b>{submitLabel || 'Send'}</b>
        {canSkip && <span>Skip</span>}
      </div>
      <p className={styles.thanks} dir="auto">
        Then: {thanks || 'Thank you!'}
      </p>
    </div>
  )
}
