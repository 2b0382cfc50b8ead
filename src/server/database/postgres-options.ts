export type PostgresOptions = {
  url: string
  onConnectionLost: (error: Error) => void
  onFailure: (error: unknown) => void
}
