import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type Swiper from "swiper";
import { dashboardWords as words } from "../../domain/words/dashboard";

/** From this width on, desk.css shows all slides at once. */
const SIDE_BY_SIDE = "(min-width: 1280px)";

type Props = { slides: { id: string; title: string; content: ReactNode }[] };

/**
 * Shows one slide at a time, or all slides on a wide screen. The user swipes the slides, which
 * scroll and snap without script, or presses the dots, which are links. On the first touch, hover
 * or focus, the library Swiper starts on the same slides, unless the screen is wide.
 */
export function Carousel({ slides }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const current = useCurrentSlide(box);
  useSwiper(box, swiper);
  const slideTo = (event: MouseEvent, index: number) => {
    if (!swiper.current) return;
    event.preventDefault();
    swiper.current.slideTo(index);
  };
  return (
    <div ref={box} className="carousel card" role="region" aria-label={words.charts.title}>
      <ul className="slides">
        {slides.map(({ id, content }) => (
          <li key={id} id={id} className="slide">
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <nav aria-label={words.charts.title} className="dots flex justify-center">
          {slides.map(({ id, title }, index) => (
            <a
              key={id}
              href={`#${id}`}
              className="dot"
              aria-label={title}
              aria-current={index === current ? "true" : undefined}
              onClick={(event) => slideTo(event, index)}
            />
          ))}
        </nav>
      ) : null}
    </div>
  );
}

/**
 * Returns the index of the visible slide, or null before the first observation. Until then the
 * style sheet marks the current dot.
 */
function useCurrentSlide(box: RefObject<HTMLElement>): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  useEffect(() => {
    const slides = slidesIn(box.current);
    if (!("IntersectionObserver" in window)) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent(slides.indexOf(target));
      },
      { root: box.current, threshold: 0.6 },
    );
    for (const slide of slides) watch.observe(slide);
    return () => watch.disconnect();
  }, [box]);
  return current;
}

function useSwiper(
  box: RefObject<HTMLElement>,
  swiper: RefObject<Swiper | null> & { current: Swiper | null },
) {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const unmount = new AbortController();
    const firstTouch = new AbortController();
    const sideBySide = window.matchMedia(SIDE_BY_SIDE);
    const start = () => {
      if (sideBySide.matches) return;
      firstTouch.abort();
      // When Swiper cannot be loaded, the slides still scroll by themselves.
      startSwiper(element, unmount.signal).then(
        (created) => (swiper.current = created),
        () => undefined,
      );
    };
    // Before Swiper is loaded, the browser scrolls to the slide named by the address.
    const followHash = () => {
      const index = slidesIn(element).findIndex(({ id }) => `#${id}` === window.location.hash);
      if (index >= 0) swiper.current?.slideTo(index);
    };
    const stopWhenWide = () => {
      if (!sideBySide.matches || !swiper.current) return;
      swiper.current.destroy();
      swiper.current = null;
      element.classList.remove("carousel-taken");
      for (const slide of slidesIn(element)) slide.removeAttribute("inert");
    };
    sideBySide.addEventListener("change", stopWhenWide, { signal: unmount.signal });
    window.addEventListener("hashchange", followHash, { signal: unmount.signal });
    for (const event of ["pointerenter", "focusin"])
      element.addEventListener(event, start, { signal: firstTouch.signal });
    return () => {
      firstTouch.abort();
      unmount.abort();
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [box, swiper]);
}

/**
 * Starts Swiper at the visible slide when no finger touches the slides and the slides do not move,
 * so that a swipe is not interrupted. Returns null when the page was left before.
 */
async function startSwiper(element: HTMLElement, signal: AbortSignal): Promise<Swiper | null> {
  const fingers = countFingers(element, signal);
  const { default: SwiperClass } = await import("swiper");
  const list = element.querySelector(".slides");
  while (list && !signal.aborted && ((await isMoving(list)) || fingers.count > 0)) await wait();
  if (!list || signal.aborted) return null;
  const initialSlide = Math.round(list.scrollLeft / list.clientWidth);
  element.classList.add("carousel-taken");
  list.scrollLeft = 0;
  return new SwiperClass(element, {
    wrapperClass: "slides",
    slideClass: "slide",
    initialSlide,
    speed: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 140,
    // Hidden slides must not be reachable by keyboard.
    on: { slideChange: hideOthers, init: hideOthers },
  });
}

/**
 * Counts the fingers by touch events, because browsers cancel pointer events when scrolling begins.
 * The count starts at 0: `pointerenter` comes before the first `touchstart`.
 */
function countFingers(element: HTMLElement, signal: AbortSignal): { count: number } {
  const fingers = { count: 0 };
  const update = ({ touches }: TouchEvent) => void (fingers.count = touches.length);
  const begin = (event: TouchEvent) => {
    update(event);
    // The touched element receives these events even after it was removed from the page, when the
    // carousel no longer receives them.
    for (const end of ["touchend", "touchcancel"] as const)
      event.target?.addEventListener(end, (event) => event instanceof TouchEvent && update(event), {
        signal,
      });
  };
  element.addEventListener("touchstart", begin, { signal, passive: true });
  return fingers;
}

/** Returns whether the slides are scrolling or two slides are visible. */
async function isMoving(list: Element): Promise<boolean> {
  const before = list.scrollLeft;
  await wait();
  const position = list.scrollLeft / list.clientWidth;
  return list.scrollLeft !== before || Math.abs(position - Math.round(position)) > 0.01;
}

const WAIT_MS = 100;

function wait(): Promise<void> {
  return new Promise((done) => setTimeout(done, WAIT_MS));
}

function hideOthers({ slides, activeIndex }: Swiper) {
  slides.forEach((slide, index) => slide.toggleAttribute("inert", index !== activeIndex));
}

function slidesIn(element: Element | null): Element[] {
  return [...(element?.querySelectorAll(".slide") ?? [])];
}
