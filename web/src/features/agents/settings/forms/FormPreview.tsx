import type { Agent } from '@parley/functions/shared/agent'
import type { Form } from '@parley/functions/shared/forms'
import { usePreviewLook } from '../../usePreviewLook.ts'
import styles from './FormPreview.module.css'

interface FormPreviewProps {
  form: Form
  agent: Pick<Agent, 'themeType' | 'primaryColor' | 'fontFamily'>
}

/** A drawing of the form with the draft's words and colours: nothing in it can be filled in. */
export function FormPreview({ form, agent }: FormPreviewProps) {
  const { title, text, fields, submitLabel, canSkip, thanks } = form
  return (
    <div className={styles.stage} style={usePreviewLook(agent)}>
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
