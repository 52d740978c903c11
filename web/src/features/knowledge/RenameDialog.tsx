import { TextInput } from '@mantine/core'
import { knowledgeCallables } from '@parley/functions/shared/callables/knowledge'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Region } from '@parley/functions/shared/regions/regions'
import { DialogForm } from '../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../lib/forms/useCallForm.ts'
import { renameSource } from './knowledgeActions.ts'
import { t } from './texts.ts'

interface RenameDialogProps {
  region: Region
  source: KnowledgeSource
  onClose: () => void
}

const schema = knowledgeCallables.renameKnowledgeSource.input.pick({ title: true })

/** Edits the title of a source. */
export function RenameDialog({ region, source, onClose }: RenameDialogProps) {
  const form = useCallForm({
    initialValues: { title: source.title },
    schema,
    onSubmit: async ({ title }) => {
      await renameSource(region, source.agentId, source.ID, title)
      onClose()
    },
  })
  return (
    <DialogForm title={t('renameSource')} action={t('rename')} form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label={t('title')}
        maxLength={200}
        dir="auto"
        {...form.fields.getInputProps('title')}
      />
    </DialogForm>
  )
}
