import { useEffect, useRef, useState } from 'react';
import { ChipButton, Chips } from '@/components/ui/controls/chip';
import { Notice } from '@/components/ui/feedback/notice';
import { Plate } from '@/components/ui/surface';
import { classes } from '@/components/ui/classes';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { type Ask, chooseHref, NOTHING_ASKED, type Reason } from '@/lib/choosing/ask';
import { type ThreeAnswer, useThree } from '@/lib/choosing/client';
import { bestHref } from '@/lib/choosing/best-href';
import { askOfHome } from '@/lib/choosing/home-ask';
import { useLocalValue } from '@/lib/device/local-value';
import { home } from '@/lib/home/client';
import { PEOPLE, WHY } from './answers';
import css from './choosing.module.css';
import { Three } from './three';

const c = classes(css);

type Said = { why?: Reason; people?: number; want?: string };

/** Most wishes offered here; the separate page offers all of them. */
const MOST_WISHES = 8;

/** Asks three questions at the head of a list and shows three of its products below them. */
export function ThreeHere({ list, of = '', focus }: { list: string; of?: string; focus: boolean }) {
  const told = useLocalValue(home);
  const [said, setSaid] = useState<Said>({});
  const start: Ask = { ...NOTHING_ASKED, list, of };
  const begun = useThree(start);
  const about = begun.data;
  const { why, people, want } = said;
  const isWhole = why !== undefined && people !== undefined && want !== undefined;
  const ask: Ask | null =
    about && isWhole
      ? { ...start, ...askOfHome(told, about.kind), why, people, wants: want === '' ? [] : [want] }
      : null;
  const { data, isError } = useThree(ask);
  return (
    <Plate className={c('here')} role="region" aria-label="Three for you">
      <Question said={said} begun={begun} focus={focus} onSaid={setSaid} />
      {ask ? <Answer ask={ask} answer={data} isError={isError} onAgain={() => setSaid({})} /> : null}
    </Plate>
  );
}

type QuestionProps = {
  said: Said;
  /** The query for the list before any answer. */
  begun: ReturnType<typeof useThree>;
  focus: boolean;
  onSaid: (said: Said) => void;
};

/** The first unanswered question. */
function Question({ said, begun, focus, onSaid }: QuestionProps) {
  if (said.why === undefined) {
    const choices = Object.entries(WHY).map(([value, label]) => ({ value: value as Reason, label }));
    return (
      <Asked
        key="why"
        title="1 of 3. What happened?"
        focus={focus}
        choices={choices}
        onChoose={(why) => onSaid({ ...said, why })}
      />
    );
  }
  if (said.people === undefined) {
    const choices = PEOPLE.map(([value, label]) => ({ value, label }));
    return (
      <Asked
        key="people"
        title="2 of 3. How many people live with it?"
        focus
        choices={choices}
        onChoose={(people) => onSaid({ ...said, people })}
      />
    );
  }
  if (said.want === undefined) {
    const wishes = begun.data?.wishes
      .slice(0, MOST_WISHES)
      .map(({ name, ask }) => ({ value: name, label: ask }));
    return (
      <Asked
        key="want"
        title="3 of 3. What matters most?"
        focus
        choices={wishes && [...wishes, { value: '', label: 'Nothing in particular' }]}
        onChoose={(want) => onSaid({ ...said, want })}
        failed={begun.isLoadingError}
        onAgain={() => void begun.refetch()}
      />
    );
  }
  return null;
}

type AskedProps<Value> = {
  title: string;
  focus: boolean;
  /** Undefined while loading. */
  choices: readonly { value: Value; label: string }[] | undefined;
  onChoose: (value: Value) => void;
  /** Whether loading failed. */
  failed?: boolean;
  /** Loads the choices again. */
  onAgain?: () => void;
};

function Asked<Value extends string | number>({
  title,
  focus,
  choices,
  onChoose,
  failed = false,
  onAgain,
}: AskedProps<Value>) {
  const heading = useFocused(focus);
  const again = () => {
    heading.current?.focus();
    onAgain?.();
  };
  return (
    <>
      <h2 className="t-h3" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {failed ? (
        <Notice kind="warn" role="alert">
          We cannot choose right now. Try again in a moment.
        </Notice>
      ) : null}
      {choices || failed ? (
        <Chips>
          {failed ? <ChipButton onClick={again}>Try again</ChipButton> : null}
          {choices?.map(({ value, label }) => (
            <ChipButton key={value} onClick={() => onChoose(value)}>
              {label}
            </ChipButton>
          ))}
        </Chips>
      ) : (
        <p role="status">Loading the choices</p>
      )}
    </>
  );
}

/** Moves the focus to a heading, because the pressed button is gone. */
function useFocused(focus: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) ref.current?.focus();
  }, [focus]);
  return ref;
}

type AnswerProps = {
  ask: Ask;
  answer: ThreeAnswer | undefined;
  isError: boolean;
  onAgain: () => void;
};

function Answer({ ask, answer, isError, onAgain }: AnswerProps) {
  const heading = useFocused(true);
  return (
    <>
      <h2 className="t-h3" ref={heading} tabIndex={-1}>
        Three for you
      </h2>
      {isError ? (
        <Notice kind="warn" role="alert">
          We cannot choose right now. Try again in a moment.
        </Notice>
      ) : null}
      {answer ? (
        <div role="status">
          <p>{answer.picks.length > 0 ? answer.words : 'Nothing here meets all of that.'}</p>
        </div>
      ) : null}
      {answer || isError ? null : <p role="status">Choosing three</p>}
      {answer && answer.picks.length > 0 ? <Three picks={answer.picks} heading="h3" /> : null}
      <Chips>
        <ChipButton onClick={onAgain}>Answer again</ChipButton>
      </Chips>
      <p className="t-small">
        <a href={chooseHref(ask)}>Add your size and price, or see why another was left out</a>
      </p>
      <p className="t-small">
        <a href={bestHref(ask, answer ? traitsOf(answer.kind).gap : null)}>All of them, best for you first</a>
      </p>
    </>
  );
}
