import type { MaterialPassage } from '#contracts/receptionist/material.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PassageList } from './passage-list.tsx'
import { PassageText } from './passage-text.tsx'

type ReviewFormProps = { passages: MaterialPassage[]; path: string; refusal: Refusal | undefined }

/** Passages that a person should compare first are not ticked. */
const isClean = ({ isInstruction, comparisons }: MaterialPassage) => !isInstruction && comparisons.length === 0

/** Undecided passages: accept many at once, or edit each. */
export function ReviewForm({ passages, path, refusal }: ReviewFormProps) {
  return (
    <Allowed to="receptionist.change" otherwise={<PassageList passages={passages} path={path} />}>
      <Form
        intent="accept"
        refusal={refusal}
        submit="Accept the ticked ones"
        className="material-review"
        actions={
          <Button type="submit" name="intent" value="dismiss" variant="ghost">
            Dismiss the ticked ones
          </Button>
        }
      >
        <ul>
          {passages.map((passage) => (
            <li key={passage.id} className="material-passage">
              <Checkbox name={`passage.${passage.id}`} defaultChecked={isClean(passage)}>
                <span className="sr-only">{passage.question}</span>
              </Checkbox>
              <div className="grid min-w-0 gap-2">
                <PassageText passage={passage} path={path} />
                <TextLink to={`${path}/passages/${passage.id}`} isAlone className="text-small">
                  Edit before accepting<span className="sr-only">{`: ${passage.question}`}</span>
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </Form>
    </Allowed>
  )
}
