import { Select, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import type { WhatsappTemplate } from '@parley/functions/shared/callables/whatsapp'
import {
  fillTemplate,
  maxTemplateValueCharacters,
  maxTemplateVariables,
  variablesOf,
} from '@parley/functions/shared/channels/whatsapp'
import { useRef, useState } from 'react'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import { call } from '../../../lib/call.ts'
import { formatEntries } from '../../../lib/formats/formats.ts'
import { useSender } from '../../../lib/forms/useSender.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { NoTemplates } from './NoTemplates.tsx'
import { t } from './replyWindowTexts.ts'

interface TemplateDialogProps {
  conversationId: string
  onClose: () => void
}

/** Sends an approved WhatsApp template as a reply. */
export function TemplateDialog({ conversationId, onClose }: TemplateDialogProps) {
  const { region, agentId } = useInboxAgentRef()
  const result = useRead(['whatsappTemplates', region, agentId], () =>
    call('readWhatsappTemplates', { region, agentId }, region),
  )
  const attempt = useRef({ words: '', id: '' })
  const sender = useSender()
  const [chosen, setChosen] = useState('')
  // Values typed for one template are kept while another one is viewed.
  const [values, setValues] = useState(() => Array.from({ length: maxTemplateVariables }, () => ''))
  const all = result.status === 'ready' ? result.data.templates : []
  const approved = all.filter(({ status }) => status === 'APPROVED')
  const [first] = approved
  // Fix the choice: a template that becomes approved or paused meanwhile must not replace the one that is
  // shown.
  if (chosen === '' && first) setChosen(keyOf(first))
  const template = approved.find((candidate) => keyOf(candidate) === chosen)
  const filled = values.slice(0, template ? variablesOf(template.body) : 0)

  async function send() {
    if (!template) return
    const { name, language } = template
    // The same text again is a retry with the same id; different text is a new message.
    const words = JSON.stringify([name, language, filled])
    if (attempt.current.words !== words) attempt.current = { words, id: crypto.randomUUID() }
    const about = { region, agentId, conversationId, attemptId: attempt.current.id }
    await call('sendWhatsappTemplate', { ...about, template: { name, language, values: filled } }, region)
    onClose()
  }

  return (
    <DialogForm
      title={t('sendTemplate')}
      action={t('sendThisTemplate')}
      isDisabled={!template || filled.some((value) => !value.trim())}
      form={{
        isBusy: sender.isBusy,
        isDirty: values.some(Boolean),
        failure: sender.failure,
        submit: (event) => {
          event.preventDefault()
          void sender.send({ work: send })
        },
      }}
      onClose={onClose}
    >
      {result.status === 'loading' && <Skeleton height={120} aria-busy="true" />}
      {result.status === 'error' && (
        <LoadFailure title={t('templatesNotLoaded')} error={result.error} retry={result.retry} />
      )}
      {result.status === 'ready' && !first && <NoTemplates />}
      <Undecided text="templatesWait" templates={all.filter(isWaiting)} />
      <Undecided text="templatesRefused" templates={all.filter(isRefused)} />
      {first && (
        <Stack gap="sm">
          <Select
            label={t('template')}
            data={approved.map((template) => ({ value: keyOf(template), label: keyOf(template) }))}
            allowDeselect={false}
            value={template ? chosen : null}
            error={chosen !== '' && !template && t('templateGone')}
            onChange={(key) => setChosen(key ?? '')}
          />
          {filled.map((value, index) => (
            <TextInput
              key={index}
              label={t('textFor', { variable: `{{${index + 1}}}` })}
              maxLength={maxTemplateValueCharacters}
              dir="auto"
              value={value}
              onChange={({ currentTarget }) => {
                const next = currentTarget.value
                setValues((before) => before.with(index, next))
              }}
            />
          ))}
          {template && (
            <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
              {fillTemplate(
                template.body,
                filled.map((value, index) => value || `{{${index + 1}}}`),
              )}
            </Text>
          )}
        </Stack>
      )}
    </DialogForm>
  )
}

interface UndecidedProps {
  text: 'templatesWait' | 'templatesRefused'
  templates: readonly WhatsappTemplate[]
}

/** Lists templates that exist but cannot be sent; renders nothing when none exist. */
function Undecided({ text, templates }: UndecidedProps) {
  if (templates.length === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {t(text, { names: formatEntries(templates.map(keyOf)) })}
    </Text>
  )
}

function isWaiting({ status }: WhatsappTemplate): boolean {
  return status === 'PENDING' || status === 'IN_APPEAL'
}

function isRefused(template: WhatsappTemplate): boolean {
  return template.status !== 'APPROVED' && !isWaiting(template)
}

function keyOf({ name, language }: { name: string; language: string }): string {
  return `${name} · ${language}`
}
