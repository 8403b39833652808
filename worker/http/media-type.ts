/** What a body says it is, without its parameters: "application/json". */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}
