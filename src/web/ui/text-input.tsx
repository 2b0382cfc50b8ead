import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL_LOOK } from './control-look.ts'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(CONTROL_LOOK, className)} />
}
