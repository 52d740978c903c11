import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import formStyles from '../../../../components/Form.module.css'
import { FormSection } from '../../../../components/FormSection.tsx'
import { DraftPreview } from '../../DraftPreview.tsx'
import { PreviewBeside } from '../../PreviewBeside.tsx'
import { FieldList } from './FieldList.tsx'
import styles from './FormEditor.module.css'
import { FormTexts } from './FormTexts.tsx'
import { FormTiming } from './FormTiming.tsx'
import { formPath } from './formPath.ts'

/** One form, beside what visitors will see of it. */
export function FormEditor({ formId }: { formId: string }) {
  const back = useRef<HTMLAnchorElement>(null)

  // What was pressed to come here has left the page.
  useEffect(() => back.current?.focus({ preventScroll: true }), [])

  return (
    <PreviewBeside label="Preview of the form" preview={<DraftPreview form={formId} />}>
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
          <FormTexts path={formPath(formId)} />
        </FormSection>
        <FormSection title="When">
          <FormTiming formId={formId} />
        </FormSection>
        <FormSection title="Fields" lead="Move a field with its arrows, or with Alt and the arrow keys.">
          <FieldList formId={formId} />
        </FormSection>
      </div>
    </PreviewBeside>
  )
}
