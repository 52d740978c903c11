import { Textarea } from '@mantine/core'
import { refusalKey } from '@parley/functions/shared/errors/refusals'
import type { Region } from '@parley/functions/shared/regions/regions'
import { reviewLimits, type Review } from '@parley/functions/shared/agents/review'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { call } from '../../../lib/call.ts'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { t } from './texts.ts'

/** A client's decision in progress, about the draft on their screen when they started. */
export interface Deciding {
  review: Review
  decision: 'approve' | 'askForChanges'
}

interface DecisionDialogsProps {
  region: Region
  /** The client's own email. */
  address: string
  deciding: Deciding
  onClose: () => void
}

const schema = z.object({
  word: z.string().trim().min(1, refusalKey('changesNeedWord')).max(reviewLimits.word),
})

/** The dialogs for a client's decision about a draft. */
export function DecisionDialogs({ region, address, deciding, onClose }: DecisionDialogsProps) {
  const { review, decision } = deciding

  async function decide(word: string, code = '', requestId = '') {
    const { agentId, round, hash } = review
    await call('decideReview', { region, agentId, round, hash, decision, word, code, requestId }, region)
    void showToast(t('thanks'))
  }

  if (decision === 'askForChanges') return <WordForm onSend={decide} onClose={onClose} />
  return (
    <ApproveDialog
      region={region}
      review={review}
      address={address}
      onSend={(code, requestId) => decide('', code, requestId)}
      onClose={onClose}
    />
  )
}

interface WordFormProps {
  onSend: (word: string) => Promise<void>
  onClose: () => void
}

function WordForm({ onSend, onClose }: WordFormProps) {
  const form = useCallForm({
    initialValues: { word: '' },
    schema,
    onSubmit: async ({ word }) => {
      await onSend(word)
      onClose()
    },
  })
  return (
    <DialogForm title={t('askForChanges')} action={t('askForChanges')} form={form} onClose={onClose}>
      <Textarea
        label={t('whatToChange')}
        dir="auto"
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={reviewLimits.word}
        {...form.fields.getInputProps('word')}
      />
    </DialogForm>
  )
}
