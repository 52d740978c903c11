import { Switch, Textarea } from '@mantine/core'
import type { Workspace } from '@parley/functions/shared/workspace'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { CallError } from '../../lib/errors.ts'
import { showToast } from '../../lib/toast.ts'
import { saveTagRules } from './inboxActions.ts'
import { useInboxPlace } from './InboxPlace.ts'
import { longestTag, mostPredefinedTags, readTags } from './tags.ts'
import { t } from './texts.ts'

/** The tags a workspace has agreed on, and whether there may be others. */
export function TagRulesDialog({ workspace, onClose }: { workspace: Workspace; onClose: () => void }) {
  const place = useInboxPlace()
  const [lines, setLines] = useState(workspace.predefinedTags.join('\n'))
  const [isStrict, setStrict] = useState(workspace.disallowAnyTags)

  async function handleSubmit() {
    const tags = readTags(lines)
    const tooLong = tags.find(({ length }) => length > longestTag)
    if (tooLong)
      throw new CallError('invalid-argument', undefined, {
        tags: `“${tooLong.slice(0, 20)}…” is longer than ${longestTag} characters.`,
      })
    if (tags.length > mostPredefinedTags)
      throw new CallError('invalid-argument', undefined, { tags: `At most ${mostPredefinedTags} tags.` })
    await saveTagRules(place, tags, isStrict)
    void showToast(t('tagsSaved'))
  }

  return (
    <DialogForm
      title={t('tagsOfThisWorkspace')}
      action={t('saveTags')}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <Textarea
            data-autofocus
            label={t('tags')}
            description={t('oneALineConversationsKeep')}
            autosize
            minRows={5}
            maxRows={14}
            value={lines}
            error={errors['tags']}
            onChange={(event) => setLines(event.currentTarget.value)}
          />
          <Switch
            label={t('onlyTheseTagsMay')}
            checked={isStrict}
            onChange={(event) => setStrict(event.currentTarget.checked)}
          />
        </>
      )}
    </DialogForm>
  )
}
