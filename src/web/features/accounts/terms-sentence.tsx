import { Link } from 'react-router'

/** What somebody accepts with a new account. */
export function TermsSentence() {
  return (
    <>
      By creating an account you accept our{' '}
      <Link to="/terms-of-service" className="underline underline-offset-4">
        terms of service
      </Link>{' '}
      and{' '}
      <Link to="/privacy-policy" className="underline underline-offset-4">
        privacy policy
      </Link>
      .
    </>
  )
}
