/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role,
   jsx-a11y/click-events-have-key-events -- no HTML element is a list that a text field drives; the field has
   the keys. */
import { Button } from '@mantine/core'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import styles from '../reply/Composer.module.css'
import type { CannedPickerState } from './useCannedPicker.ts'
import { t } from '../texts.ts'

interface CannedPickerProps {
  picker: CannedPickerState
  /** Undefined for a user who may insert canned replies but not change them. */
  onManage: (() => void) | undefined
}

/**
 * Lists canned replies above the reply while a slash is typed. The focus stays in the text; the arrow keys
 * move the selection in this list.
 */
export function CannedPicker({
  picker: { id, retry, options, at, choose, close },
  onManage,
}: CannedPickerProps) {
  return (
    <div className={styles.picker}>
      {options.length > 0 ? (
        <ul id={id} role="listbox" aria-label={t('cannedReplies')}>
          {options.map((reply, index) => (
            <li
              key={reply.ID}
              id={`${id}-${reply.ID}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(reply)}
            >
              <b dir="auto">{reply.title}</b>
              <span dir="auto">{reply.text}</span>
            </li>
          ))}
        </ul>
      ) : (
        !retry && <p>{t('noCannedReplyFits')}</p>
      )}
      {retry && <InlineFailure text={t('cannedNotLoaded')} retry={retry} />}
      {onManage && (
        <div className={styles.pickerFoot}>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              close()
              onManage()
            }}
          >
            {t('manageCannedReplies')}
          </Button>
        </div>
      )}
    </div>
  )
}
