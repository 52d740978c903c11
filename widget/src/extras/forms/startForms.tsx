import type { Form } from '@parley/functions/shared/widget/forms'
import type { ComponentChildren } from 'preact'
import { createMessageId } from '../../chat/conversation/createMessageId.ts'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { formTexts } from '@parley/functions/shared/widgetTexts/formTexts'
import type { Part, PartKit } from '../Part.ts'
import { checkForm, type FieldProblem } from './checkForm.ts'
import { chooseForm } from './chooseForm.ts'
import { FormView } from './FormView.tsx'
import css from './forms.css?inline'

/** The values of an unsent form, kept for the tab. */
interface Entry {
  leadId: string
  values: Record<string, string>
}

/**
 * Starts the agent's forms: at the start, after some messages, with an answer, or when the page opens one.
 */
export function startForms(kit: PartKit): Part {
  const { chat, i18n, addCss, post, load, store } = kit
  const { conversation, section } = chat
  const { state } = conversation
  const texts = i18n({ ...coreTexts, ...formTexts })
  let opened: string | undefined
  let shown: Form | undefined
  let entry: Entry = { leadId: '', values: {} }
  let errors: Record<string, FieldProblem> = {}
  let isBusy = false
  let isFailed = false
  let thanks = ''
  /** The message above the thanks, which disappear when the conversation continues. */
  let thankedAfter: string | undefined
  addCss(css)

  const done = () => load<Record<string, true>>('localStorage', 'forms') ?? {}
  const find = (id: string | undefined) => state.config?.forms?.find((form) => form.id === id)

  function update(): void {
    const form = find(opened) ?? chooseForm(state, (id) => !!done()[id])
    if (form?.id === shown?.id) return void (shown = form)
    shown = form
    errors = {}
    isFailed = false
    if (!form) return
    entry = load<Entry>('sessionStorage', `form:${form.id}`) ?? { leadId: createMessageId(), values: {} }
    // Only after this rendering is it known that a form has to be rendered.
    queueMicrotask(() => {
      chat.update()
      const list = section.querySelector<HTMLElement>('.log')
      const field = section.querySelector<HTMLElement>('.form')
      // A new form is shown from its beginning.
      if (list && field) list.scrollTop = field.offsetTop - list.offsetTop - 20
    })
  }

  function finish({ id, when }: Form): void {
    const last = state.messages.at(-1)
    const answered = last?.form === id ? { [`${id}:${last.id}`]: true } : {}
    store('localStorage', 'forms', {
      ...done(),
      ...answered,
      ...(when === 'manual' ? {} : { [id]: true }),
    })
    store('sessionStorage', `form:${id}`, undefined)
    opened = undefined
    shown = undefined
    chat.update()
    section.querySelector<HTMLElement>('.composer textarea')?.focus()
  }

  async function submit(form: Form): Promise<void> {
    if (isBusy) return
    errors = checkForm(form, entry.values)
    if (Object.keys(errors).length) return showErrors()
    isBusy = true
    isFailed = false
    chat.update()
    const context = { ...conversation.context, page: location.href }
    const reply = await post('form', {
      leadId: entry.leadId,
      formId: form.id,
      values: entry.values,
      context,
    })
    isBusy = false
    if (!('code' in reply)) {
      thanks = form.thanks || texts().thanksForForm
      thankedAfter = state.messages.at(-1)?.id
      chat.emit('lead', { formId: form.id })
      return finish(form)
    }
    const { fields = {} } = reply
    errors = Object.fromEntries(Object.keys(fields).map((key) => [key, 'checkField' as const]))
    isFailed = !Object.keys(errors).length
    showErrors()
  }

  function showErrors(): void {
    chat.update()
    section.querySelector<HTMLElement>('.fill [aria-invalid=true]')?.focus()
  }

  function handleInput(key: string, value: string): void {
    entry = { ...entry, values: { ...entry.values, [key]: value } }
    if (shown) store('sessionStorage', `form:${shown.id}`, entry)
    const { [key]: _, ...others } = errors
    errors = others
    chat.update()
  }

  /** Deletes the values of the previous person. */
  function forget(): void {
    for (const { id } of state.config?.forms ?? []) store('sessionStorage', `form:${id}`, undefined)
    store('localStorage', 'forms', undefined)
    opened = undefined
    shown = undefined
    thanks = ''
  }

  return {
    update,
    forget,
    isBlocking: () => !!shown && !shown.canSkip,
    openForm: (id: unknown): void => {
      opened = String(id)
      chat.emit('talk')
      chat.open()
      chat.update()
    },
    after(): ComponentChildren {
      if (!shown)
        return thanks && !state.pending && state.messages.at(-1)?.id === thankedAfter ? (
          <li key="thanks" class="event">
            <output>{thanks}</output>
          </li>
        ) : null
      const form = shown
      return (
        <FormView
          form={form}
          values={entry.values}
          errors={errors}
          isBusy={isBusy}
          isFailed={isFailed}
          texts={texts()}
          onInput={handleInput}
          onSubmit={() => void submit(form)}
          onSkip={() => finish(form)}
        />
      )
    },
  }
}
