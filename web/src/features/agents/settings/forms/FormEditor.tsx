import type { Form } from '@parley/functions/shared/forms'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import formStyles from '../../../../components/Form.module.css'
import { FormSection } from '../../../../components/FormSection.tsx'
import { useAgentDraft } from '../../AgentDraftContext.ts'
import { PreviewBeside } from '../../PreviewBeside.tsx'
import { FieldList } from './FieldList.tsx'
import styles from './FormEditor.module.css'
import { FormPreview } from './FormPreview.tsx'
import { FormTexts } from './FormTexts.tsx'
import { FormTiming } from './FormTiming.tsx'

/** One form, beside what visitors will see of it. */
export function FormEditor({ form }: { form: Form }) {
  const { stored, draft, changeWidget, errors } = useAgentDraft()
  const { forms } = draft.widgetOptions
  const back = useRef<HTMLAnchorElement>(null)
  const path = `widgetOptions.forms.${forms.findIndex(({ id }) => id === form.id)}`
  const storedKeys =
    stored.widgetOptions.forms.find(({ id }) => id === form.id)?.fields.map(({ key }) => key) ?? []
  const handleChange = (changes: Partial<Form>) =>
    changeWidget({ forms: forms.map((other) => (other.id === form.id ? { ...other, ...changes } : other)) })

  // What was pressed to come here has left the page.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])

  return (
    <PreviewBeside label="Preview of the form" preview={<FormPreview form={form} agent={draft} />}>
      <div className={formStyles.form}>
        <div>
          <Button
            component={Link}
            ref={back}
            variant="subtle"
            color="gray"
            size="compact-sm"
            to="?tab=ui"
            leftSection={<IconArrowLeft size={14} />}
            className={styles.back}
          >
            All widget settings
          </Button>
        </div>
        <FormSection title="Form">
          <FormTexts form={form} path={path} errors={errors} onChange={handleChange} />
        </FormSection>
        <FormSection title="When">
          <FormTiming form={form} onChange={handleChange} />
        </FormSection>
        <FormSection title="Fields" lead="Move a field with its arrows, or with Alt and the arrow keys.">
          <FieldList
            fields={form.fields}
            storedKeys={storedKeys}
            path={`${path}.fields`}
            errors={errors}
            onChange={(fields) => handleChange({ fields })}
          />
        </FormSection>
      </div>
    </PreviewBeside>
  )
}
