import { Button } from '@mantine/core'

interface AuthSubmitProps {
  label: string
  isBusy: boolean
  error?: string | undefined
}

/** The page's one action, and above it what went wrong with the last try. */
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
