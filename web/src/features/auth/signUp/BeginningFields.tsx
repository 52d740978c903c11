import type { GetInputPropsReturnType } from '@mantine/form'
import { AuthField } from '../frame/AuthField.tsx'
import { t } from '../texts.ts'

interface BeginningFieldsProps {
  fieldProps: (path: 'name' | 'workspaceName') => GetInputPropsReturnType
}

/** The name of the person, and of the workspace that is created for them. */
export function BeginningFields({ fieldProps }: BeginningFieldsProps) {
  return (
    <div className="auth-pair">
      <AuthField
        label={t('ownName')}
        type="text"
        name="name"
        hint={t('ownNameHint')}
        maxLength={60}
        autoComplete="name"
        {...fieldProps('name')}
      />
      <AuthField
        label={t('workspaceName')}
        type="text"
        name="workspace"
        hint={t('workspaceNameHint')}
        maxLength={80}
        autoComplete="organization"
        {...fieldProps('workspaceName')}
      />
    </div>
  )
}
