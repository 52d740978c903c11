import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { tagLimits } from '@parley/functions/shared/limits'
import { IconSettings, IconX } from '@tabler/icons-react'
import { useState, type SubmitEvent } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { changeTag } from '../thread/conversationActions.ts'
import { useInboxAgentRef } from '../inboxContexts.ts'
import { TagRulesDialog } from './TagRulesDialog.tsx'
import { cleanTag } from './tags.ts'
import { useAgentWorkspace, useTagRules } from '../useInboxLists.ts'
import styles from './VisitorPanel.module.css'
import { t } from '../texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'

/** Edits a conversation's tags: free text, or only predefined tags when the workspace allows no others. */
export function Tags({ conversation: { ID, tags } }: { conversation: Conversation }) {
  const agentRef = useInboxAgentRef()
  const workspace = useAgentWorkspace()
  const rules = useTagRules()
  const mayRule = useMay('changeWorkspace')
  const mayMark = useMay('markConversations')
  const [isEditing, setEditing] = useState(false)
  const offered = rules.predefinedTags.filter((tag) => !tags.includes(tag))

  function change(changes: Parameters<typeof changeTag>[2]) {
    changeTag(agentRef, ID, changes).catch((error: unknown) =>
      showFailure(error, (reason) => t('tagsNotChanged', { reason })),
    )
  }

  function handleAdd(text: string) {
    const tag = cleanTag(text)
    if (tag && !tags.includes(tag)) change({ add: tag })
  }

  return (
    <section aria-labelledby="conversation-tags">
      <header className={styles.head}>
        <h3 id="conversation-tags">{t('tags')}</h3>
        {mayRule && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            aria-label={t('tagsOfThisWorkspace')}
            disabled={!workspace}
            onClick={() => setEditing(true)}
          >
            <IconSettings size={15} />
          </ActionIcon>
        )}
      </header>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <span dir="auto">{tag}</span>
              <button
                type="button"
                disabled={!mayMark}
                aria-label={t('removeTag', { tag })}
                onClick={() => change({ remove: tag })}
              >
                <IconX size={12} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!mayMark ? null : tags.length >= tagLimits.perConversation ? (
        <p className={styles.hint}>{t('mostTags', { count: tagLimits.perConversation })}</p>
      ) : rules.disallowAnyTags ? (
        <NativeSelect
          aria-label={t('addTag')}
          size="xs"
          value=""
          disabled={offered.length === 0}
          data={[{ value: '', label: offered.length > 0 ? t('addATag') : t('noOtherTagToAdd') }, ...offered]}
          onChange={(event) => handleAdd(event.currentTarget.value)}
        />
      ) : (
        <FreeTag offered={offered} onAdd={handleAdd} />
      )}
      {isEditing && workspace && <TagRulesDialog workspace={workspace} onClose={() => setEditing(false)} />}
    </section>
  )
}

function FreeTag({ offered, onAdd }: { offered: string[]; onAdd: (tag: string) => void }) {
  const [text, setText] = useState('')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onAdd(text)
    setText('')
  }

  return (
    <form onSubmit={handleSubmit}>
      <TextInput
        aria-label={t('addTag')}
        size="xs"
        placeholder={t('addATagThenEnter')}
        list="known-tags"
        maxLength={tagLimits.characters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <datalist id="known-tags">
        {offered.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
    </form>
  )
}
