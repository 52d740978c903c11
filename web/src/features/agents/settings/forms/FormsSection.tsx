import { ActionIcon, Badge, Button } from '@mantine/core'
import type { Form } from '@parley/functions/shared/widget/forms'
import { IconChevronRight, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router-dom'
import { FormSection } from '../../../../components/forms/FormSection.tsx'
import { useAgentDraft, useAgentEditing, useAgentErrors } from '../../draft/AgentDraftContext.ts'
import { UndoLine } from '../UndoLine.tsx'
import { useRemoval } from '../useRemoval.ts'
import styles from './FormsSection.module.css'
import { describeWhen, newForm } from './newForm.ts'
import { t } from '../texts.ts'

const maxForms = 5

/** The agent's forms; each is edited on its own page. */
export function FormsSection() {
  const { store } = useAgentEditing()
  const errors = useAgentErrors()
  const navigate = useNavigate()
  const forms = useAgentDraft(({ widgetOptions }) => widgetOptions.forms)
  const setForms = (next: Form[]) => store.change({ 'widgetOptions.forms': next })
  const { removed, remove, undo } = useRemoval(forms, setForms)
  const isWrong = ({ id }: Form) =>
    Object.keys(errors).some((path) => path.startsWith(`widgetOptions.forms.@${id}.`))

  function handleAdd() {
    const form = newForm()
    setForms([...forms, form])
    void navigate(`?tab=ui&form=${form.id}`)
  }

  return (
    <FormSection title={t('forms')} lead={t('formsHint')}>
      {forms.length > 0 && (
        <ul className={styles.list} aria-label={t('forms')}>
          {forms.map((form, index) => (
            <li key={form.id}>
              <Link id={`form-${form.id}`} to={`?tab=ui&form=${form.id}`} className={styles.row}>
                <span>
                  <b>
                    <bdi dir="auto">{form.title || t('untitled')}</bdi>
                  </b>
                  <small>{t('formSummary', { when: describeWhen(form), count: form.fields.length })}</small>
                </span>
                {isWrong(form) && <Badge color="red">{t('lookAgain')}</Badge>}
                <IconChevronRight size={16} aria-hidden="true" />
              </Link>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('removeForm', { title: form.title })}
                onClick={() => remove(index)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {removed && <UndoLine text={t('removedNamed', { name: removed.title })} onUndo={undo} />}
      {forms.length < maxForms && (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          leftSection={<IconPlus size={16} />}
          onClick={handleAdd}
        >
          {t('addForm')}
        </Button>
      )}
    </FormSection>
  )
}
