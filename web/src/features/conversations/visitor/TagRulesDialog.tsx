import { Switch, TagsInput } from '@mantine/core'
import { tagLimits } from '@parley/functions/shared/limits'
import type { Workspace } from '@parley/functions/shared/workspaces/workspace'
import { z } from 'zod'
import { DialogForm } from '../../../components/dialogs/DialogForm.tsx'
import { useCallForm } from '../../../lib/forms/useCallForm.ts'
import { showToast } from '../../../lib/toast.ts'
import { saveTagRules } from '../inboxActions.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { tidyTags } from './tags.ts'
import { t } from '../texts.ts'

const isTooLong = (tag: string) => tag.length > tagLimits.characters

const schema = z.object({
  tags: z
    .array(z.string())
    .transform(tidyTags)
    .refine((tags) => !tags.some(isTooLong), {
      error: () => t('tagTooLong', { most: tagLimits.characters }),
    })
    .refine(({ length }) => length <= tagLimits.predefined, {
      error: () => t('mostTagsHere', { most: tagLimits.predefined }),
    }),
  isStrict: z.boolean(),
})

/** Edits the workspace's predefined tags, and whether other tags are allowed. */
export function TagRulesDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const scope = useInboxScope()
  const form = useCallForm({
    initialValues: { tags: workspace.predefinedTags, typed: '', isStrict: workspace.disallowAnyTags },
    schema,
    onSubmit: async ({ tags, isStrict }) => {
      await saveTagRules(scope, tags, isStrict)
      void showToast(t('tagsSaved'))
      onClose()
    },
  })

  return (
    <DialogForm title={t('tagsOfThisWorkspace')} action={t('saveTags')} form={form} onClose={onClose}>
      <TagsInput
        data-autofocus
        label={t('tags')}
        description={t('tagsHint')}
        splitChars={[',', '\n']}
        acceptValueOnBlur
        searchValue={form.fields.values.typed}
        onSearchChange={(typed) => form.fields.setFieldValue('typed', typed)}
        {...form.fields.getInputProps('tags')}
      />
      <Switch label={t('onlyTheseTags')} {...form.fields.getInputProps('isStrict', { type: 'checkbox' })} />
    </DialogForm>
  )
}
