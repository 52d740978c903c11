import { Button } from '@mantine/core'

interface AuthSubmitProps {
  label: string
  isBusy: boolean
  error?: string | undefined
}

/** The page's only action, and above it the error of the last attempt. */
export function AuthSubmit({ label, isBusy, error }: AuthSubmitProps) {
  return (
    <>
      <p role="alert" className="auth-error auth-failure">
        {error}
      </p>
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {label}
      </Button>
    </>
  )
}
