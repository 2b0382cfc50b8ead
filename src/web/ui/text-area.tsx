import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK } from './control-look.ts'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...rest} className={classNames(CONTROL_LOOK, 'min-h-[116px] resize-y', className)} />
}
